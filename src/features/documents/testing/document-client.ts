import { postJson } from '../../../testing/booking-requests.ts';
import { insertMessage } from '../../../testing/messages.ts';
import { bearer, staffToken } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { groupAll, peopleOf } from '../../people/testing/grouped-people.ts';
import { DOCUMENT_LINKS } from '../requests/document-links.ts';

/** A person who has written under this address. Returns their id. */
export async function personAt(
  { deps: { db } }: TestApp,
  email: string,
  changes: Parameters<typeof insertMessage>[1] = {},
): Promise<string> {
  await insertMessage(db, { email, firstName: 'Dana', lastName: 'Whitfield', ...changes });
  await groupAll(db);
  const [person] = await peopleOf(db, email);
  if (!person) throw new Error(`Nobody has written from ${email}`);
  return person.id;
}

/** The token of the link that a person has been mailed. */
export async function tokenFor({ deps }: TestApp, personId: string): Promise<string> {
  const { id } = await deps.db
    .selectFrom('documentRequests')
    .select('id')
    .where('personId', '=', personId)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return DOCUMENT_LINKS.create(deps.secrets, id).token;
}

/** Calls of the client behind a link, as their page makes them. */
export function linkClient({ url }: { url: string }, token: string) {
  const base = `${url}/api/document-links/${token}`;
  const put = (id: string, offset: number, bytes: BodyInit, init: RequestInit = {}) =>
    fetch(`${base}/documents/${id}/bytes?offset=${offset}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
      ...init,
    });
  const add = async (name: string, size: number, itemId?: string) => {
    const response = await postJson(`${base}/documents`, { name, size, itemId });
    return { status: response.status, body: await response.json() };
  };
  const finish = async (id: string) => {
    const response = await fetch(`${base}/documents/${id}/finish`, { method: 'POST' });
    return { status: response.status, body: await response.json() };
  };
  return {
    page: async () => (await fetch(base)).json(),
    upload: async (id: string) => (await fetch(`${base}/documents/${id}/upload`)).json(),
    remove: (id: string) => fetch(`${base}/documents/${id}/remove`, { method: 'POST' }),
    file: (id: string) => fetch(`${base}/documents/${id}/file`),
    put,
    add,
    finish,
    /** Sends a whole document. Returns what finishing it answers. */
    async send(name: string, bytes: Buffer, itemId?: string) {
      const { body } = await add(name, bytes.length, itemId);
      await put(body.id, 0, new Uint8Array(bytes));
      return finish(body.id);
    },
  };
}

/** Shares a document with a person as staff. Returns what finishing it answers. */
export async function share(app: TestApp, personId: string, name: string, bytes: Buffer) {
  const headers = bearer(await staffToken(app));
  const at = `${app.url}/api/admin`;
  const added = await postJson(
    `${at}/people/${personId}/documents`,
    { name, size: bytes.length },
    headers,
  );
  const { id } = await added.json();
  await fetch(`${at}/documents/${id}/bytes?offset=0`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return (await fetch(`${at}/documents/${id}/finish`, { method: 'POST', headers })).json();
}
