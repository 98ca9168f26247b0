// What the server is asked about one's account. Passkeys are asked and answered as JSON, in which
// the browser's bytes are base64url.
import type { Account, Brought, KeptThings, Phrase, SignedIn } from '../generated/protocol';
import { ApiError, call, json } from '../lib/api';

/** Somebody has left the dialog of the browser about a passkey: no fault, but there is something to say. */
export class Declined extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

const ACCOUNT = '/api/account';
const keyPath = (id: string): string => `${ACCOUNT}/passkeys/${id}`;

export const account = {
  read: () => json<Account>('GET', ACCOUNT),
  addPasskey: async (name: string): Promise<Account> =>
    json<Account>('POST', `${ACCOUNT}/passkeys`, { credential: await made(`${ACCOUNT}/passkeys/ask`), name }),
  namePasskey: (id: string, name: string) => json<Account>('PUT', keyPath(id), { name }),
  dropPasskey: (id: string) => json<Account>('DELETE', keyPath(id), {}),
  drawPhrase: () => json<Phrase>('POST', `${ACCOUNT}/phrase`, {}),
  dropPhrase: () => json<Account>('DELETE', `${ACCOUNT}/phrase`, {}),
  signIn: async (): Promise<SignedIn> =>
    json<SignedIn>('POST', '/api/sign-in/passkey', { credential: await used('/api/sign-in/ask', 'web-passkey-none') }),
  recover: (phrase: string) => json<SignedIn>('POST', '/api/sign-in/phrase', { phrase }),
  bring: (ticket: string) => json<Brought>('POST', `${ACCOUNT}/bring`, { ticket }),
  signOut: () => call('POST', `${ACCOUNT}/sign-out`, {}),
  signOutOthers: () => call('POST', `${ACCOUNT}/sign-out-others`, {}),
  /** Show by a passkey that a host is here: they may give orders for a while. */
  prove: async () =>
    call('POST', '/api/admin/proof', { credential: await used('/api/admin/proof/ask', 'web-passkey-unproved') }),
  kept: () => json<KeptThings>('GET', `${ACCOUNT}/kept`),
  keep: (things: KeptThings) => json<KeptThings>('PUT', `${ACCOUNT}/kept`, things),
  setListed: (listed: boolean) => json<Account>('PUT', ACCOUNT, { listed }),
  /** Everything that the server has of one's own. */
  export: () => json<Record<string, unknown>>('GET', `${ACCOUNT}/export`),
  deleteAll: () => call('DELETE', ACCOUNT, { sure: true }),
};

/** Do what a host may only do who has shown a passkey: it is asked for where the server wants one. */
export async function proven<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'prove') throw error;
    await account.prove();
    return work();
  }
}

/** Whether this browser gives passkeys to this page: not without https, and to names of hosts alone. */
export const knowsPasskeys = (host: string): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(host);

/** Give the bytes of a text in base64url. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Write bytes in base64url. */
export function text(buffer: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What the browser gives of a passkey; `key` says that its owner wanted none. */
async function dialog(asked: Promise<Credential | null>, key: string): Promise<PublicKeyCredential> {
  try {
    return (await asked) as PublicKeyCredential;
  } catch (error) {
    throw error instanceof DOMException ? new Declined(key) : error;
  }
}

/** Options as they come: what will be bytes is text yet. */
type Asked<Options> = Omit<Options, 'challenge'> & { challenge: string };
interface AskedToMake extends Asked<Omit<PublicKeyCredentialCreationOptions, 'user' | 'excludeCredentials'>> {
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string; type: 'public-key' }[];
}

/** Have the browser make a passkey; it asks its owner. */
async function made(path: string): Promise<object> {
  const { options } = await json<{ options: AskedToMake }>('POST', path, {});
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map(({ id, type }) => ({ id: bytes(id), type })),
  };
  const found = await dialog(navigator.credentials.create({ publicKey }), 'web-passkey-unmade');
  const response = found.response as AuthenticatorAttestationResponse;
  return answer(found, { attestationObject: text(response.attestationObject) });
}

interface AskedToSign extends Asked<Omit<PublicKeyCredentialRequestOptions, 'allowCredentials'>> {
  allowCredentials?: { id: string; type: 'public-key' }[];
}

/** Have the browser sign with a passkey; its owner chooses which, of those that are named if any are. `left` says that
 * they chose none. */
async function used(path: string, left: string): Promise<object> {
  const { options } = await json<{ options: AskedToSign }>('POST', path, {});
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: (options.allowCredentials ?? []).map(({ id, type }) => ({ id: bytes(id), type })),
  };
  const found = await dialog(navigator.credentials.get({ publicKey }), left);
  const response = found.response as AuthenticatorAssertionResponse;
  return answer(found, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: text(response.userHandle),
  });
}

function answer(found: PublicKeyCredential, more: Record<string, string>): object {
  const clientDataJSON = text(found.response.clientDataJSON);
  return { id: found.id, rawId: text(found.rawId), type: found.type, response: { clientDataJSON, ...more } };
}
