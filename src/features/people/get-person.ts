import type { Db } from '../../../db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findLanguageAt } from '../client-languages/queries.ts';
import { findRoots, listJoined, listMembers, listSimilar } from './joins/queries.ts';
import { findPerson, findPersonOfRecord, listContacts } from './queries.ts';
import { withPreferences } from './stated-preferences-queries.ts';

/** The most possible duplicates that are shown. */
const MAX_SIMILAR = 10;

/** The id of the person as whom somebody is shown, after following joins. Throws `person_not_found`. */
export async function requirePerson(db: Db, id: string): Promise<{ rootId: string }> {
  const [rootId] = (await findRoots(db, [id])).values();
  if (rootId && (await findPerson(db, rootId))) return { rootId };
  throw noSuchPerson();
}

/** A person, or the one into whom they are joined. Throws `person_not_found`. */
export async function getPerson({ db }: Pick<Context, 'db'>, id: string) {
  const { rootId } = await requirePerson(db, id);
  const members = await listMembers(db, rootId);
  const found = await findPerson(db, rootId);
  const [person] = found ? await withPreferences(db, [found]) : [];
  if (!person) throw noSuchPerson();
  const contacts = await listContacts(db, members);
  const addresses = contacts.flatMap(({ kind, value }) =>
    kind === 'email' ? value.toLowerCase() : [],
  );
  return {
    ...person,
    contacts,
    clientLanguage: await findLanguageAt(db, addresses),
    joined: await listJoined(db, members),
    similar: await listSimilar(db, members, MAX_SIMILAR),
  };
}

/** The person to whom a record belongs; null until the record has been grouped. */
export async function getPersonOfRecord(
  { db }: Pick<Context, 'db'>,
  record: { kind: string; recordId: string },
) {
  const personId = await findPersonOfRecord(db, record);
  if (!personId) return null;
  const [rootId = personId] = (await findRoots(db, [personId])).values();
  return (await findPerson(db, rootId)) ?? null;
}

export const noSuchPerson = () => notFound('person', 'There is no such person.');
