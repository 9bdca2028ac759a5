import type { Insertable } from 'kysely';
import type { Tx } from '../../../../db/client.ts';
import type { DocumentRequests } from '../../../../db/schema.gen.ts';
import { DomainError, invalidField } from '../../../platform/errors/errors.ts';
import { addDays } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findLanguageAt } from '../../client-languages/queries.ts';
import { noSuchPerson, requirePerson } from '../../people/get-person.ts';
import { listMembers } from '../../people/joins/queries.ts';
import { findPerson, listContacts, lockPerson } from '../../people/queries.ts';
import { LINK_DAYS } from '../rules.ts';
import { DOCUMENT_LINKS } from './document-links.ts';
import {
  findOpenRequest,
  findRequest,
  hasOpenRequest,
  insertRequest,
  updateRequest,
} from './queries.ts';

type Deps = Pick<Context, 'secrets' | 'now'> & { username: string };

/**
 * The open request of a person, or a new one, whose link is valid for `LINK_DAYS` from now. Its mails go to the address
 * that the person has now. The person stays locked until the transaction ends, so that two members of staff who ask at the
 * same time use one request. Throws `person_not_found`, `client_of_others`, or `invalid_input` for a person without an
 * address.
 */
export async function openRequest(
  tx: Tx,
  { secrets, now, username }: Deps,
  personId: string,
): Promise<{ id: string; personId: string }> {
  const { rootId } = await requirePerson(tx, personId);
  if (!(await lockPerson(tx, rootId))) throw noSuchPerson();
  const members = await listMembers(tx, rootId);
  const facts = {
    ...(await receiverOf(tx, rootId, members)),
    expiresAt: addDays(now(), LINK_DAYS),
  };
  const open = await findOpenRequest(tx, members);
  if (open) {
    await updateRequest(tx, open.id, facts);
    return { id: open.id, personId: open.personId };
  }
  if (await hasOpenRequest(tx, members)) throw notOnlyYours();
  const id = await insertRequestOf(tx, { secrets, now, username }, { ...facts, personId: rootId });
  // An attorney does not see documents of a client of several attorneys, so they could not see the answer either.
  if (!(await findRequest(tx, id))) throw notOnlyYours();
  return { id, personId: rootId };
}

/** Adds a request with its link. Returns its id. */
export async function insertRequestOf(
  tx: Tx,
  { secrets, now, username }: Deps,
  facts: Pick<
    Insertable<DocumentRequests>,
    'personId' | 'toEmail' | 'toName' | 'clientLanguage' | 'expiresAt'
  >,
): Promise<string> {
  const { id, tokenHash } = DOCUMENT_LINKS.create(secrets);
  await insertRequest(tx, {
    ...facts,
    ...{ id, tokenHash, askedAt: now(), createdBy: username, createdAt: now() },
  });
  return id;
}

const notOnlyYours = () =>
  new DomainError(
    'forbidden',
    'client_of_others',
    'This person is a client of other attorneys as well. Once somebody is responsible for them, that person can exchange documents with them.',
  );

async function receiverOf(tx: Tx, rootId: string, members: readonly string[]) {
  const person = await findPerson(tx, rootId);
  const contacts = await listContacts(tx, members);
  const toEmail = person?.email ?? contacts.find(({ kind }) => kind === 'email')?.value;
  if (!person || !toEmail) {
    throw invalidField(
      'personId',
      'This person has no e-mail address to which a link could be sent',
    );
  }
  const clientLanguage = await findLanguageAt(tx, [toEmail.toLowerCase()]);
  return { toEmail, toName: person.name, clientLanguage };
}
