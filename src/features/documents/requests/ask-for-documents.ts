import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { refreshPeople } from '../../people/refresh-queries.ts';
import { saveEvent } from '../queries.ts';
import type { AskInput } from '../schema.ts';
import { openRequest } from './open-request.ts';
import {
  deleteItems,
  findRequest,
  insertItems,
  listItems,
  updateItem,
  updateRequest,
} from './queries.ts';

/**
 * Asks a person for documents by a list, or replaces the list that they have: what is no longer in it is not asked for
 * any more, and documents that came for it stay. Mails the link to the client. Throws `person_not_found`, or
 * `invalid_input`.
 */
export async function askForDocuments(
  { db, secrets, now, user }: Pick<Context, 'db' | 'secrets' | 'now'> & { user: StaffUser },
  { personId, items, message }: AskInput,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const request = await openRequest(tx, { secrets, now, username: user.username }, personId);
    const at = now();
    await updateRequest(tx, request.id, {
      message,
      askedAt: at,
      remindedAt: null,
      isReminderHeld: false,
    });
    await replaceItems(tx, request.id, items);
    await saveEvent(tx, { recordId: request.id, personId: request.personId, at });
    await refreshPeople(tx, [request.personId]);
    await mailClient(tx, 'documents_request', { requestId: request.id, key: at.toISOString() });
    await logChange(tx, user.username, 'documents.ask', ['people', request.personId], {
      after: { requestId: request.id, items: items.length },
    });
  });
}

async function replaceItems(tx: Tx, requestId: string, items: AskInput['items']): Promise<void> {
  const known = await listItems(tx, [requestId]);
  const stays = new Set(items.flatMap(({ id }) => id ?? []));
  if (![...stays].every((id) => known.some((item) => item.id === id))) {
    throw invalidField('items', 'An item of the list has been removed in the meantime');
  }
  const gone = known.filter(({ id }) => !stays.has(id));
  await deleteItems(
    tx,
    gone.map(({ id }) => id),
  );
  const placed = items.map(({ id, label }, position) => ({ id, label, position }));
  for (const { id, ...change } of placed) {
    if (id) await updateItem(tx, { id, requestId }, change);
  }
  await insertItems(
    tx,
    placed.flatMap(({ id, ...item }) => (id ? [] : [{ ...item, requestId }])),
  );
}

/** Queues a mail with the link of a request; one per `key`, ever. */
export async function mailClient(
  tx: Tx,
  kind: 'documents_request' | 'documents_reminder' | 'documents_shared',
  { requestId, key }: { requestId: string; key: string },
): Promise<void> {
  const request = await findRequest(tx, requestId);
  if (!request) return;
  const { toEmail, toName } = request;
  await enqueueEmails(tx, [
    {
      ...{ kind, toEmail, toName, payload: { id: requestId, isFromStaff: true } },
      dedupeKey: `${kind}:${requestId}:${key}`,
    },
  ]);
}
