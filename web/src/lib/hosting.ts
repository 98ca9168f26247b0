// What the server tells its hosts, and takes from them.
import type { Admin, Order } from '../generated/protocol';
import { json } from './api';

/** Rooms of a status that a word names. */
const wished = (status: string, find: string): string => new URLSearchParams({ status, find }).toString();

export const hosting = {
  look: (status: string, find: string) => json<Admin>('GET', `/api/admin?${wished(status, find)}`),
  order: (order: Order, status: string, find: string) =>
    json<Admin>('POST', `/api/admin/orders?${wished(status, find)}`, order),
};
