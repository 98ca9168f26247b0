// The lobby of a server that has one: public tables, and who is here.
import type { LobbyPage } from '../generated/protocol';
import { json } from './api';
import { once } from './once';

export const lobby = {
  look: () => json<LobbyPage>('GET', '/api/lobby'),
  visit: (show: boolean) => json<LobbyPage>('POST', '/api/lobby', { show }),
};

/** Whether this server has a lobby; that does not change while a page is open. */
export const hasLobby = once(async () => (await lobby.look()).on);
