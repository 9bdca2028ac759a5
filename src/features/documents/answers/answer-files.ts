import type { Db, Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { addDays } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findRoots, listMembers } from '../../people/joins/queries.ts';
import { lockPerson } from '../../people/queries.ts';
import { refreshPeople } from '../../people/refresh-queries.ts';
import {
  deleteDocument,
  deleteEvents,
  findDocument,
  lockDocument,
  lockShownPerson,
} from '../queries.ts';
import { insertRequestOf } from '../requests/open-request.ts';
import { findOpenRequest } from '../requests/queries.ts';
import { fileNameOf, LINK_DAYS, WHOLE_STATES } from '../rules.ts';
import { openName } from '../sealed-parts.ts';
import { CLIENT } from '../upload/check-document.ts';
import { clearPlace, listNamed } from './queries.ts';

/** `isWhole`: it has arrived and was not refused. */
export type AnswerFile = { name: string; isWhole: boolean };

/** The files of answers by their ids; those that were deleted are missing. */
export async function findAnswerFiles(
  { db, secrets }: { db: Db; secrets: Pick<SecretBox, 'seal' | 'open'> },
  ids: readonly string[],
): Promise<Record<string, AnswerFile>> {
  const rows = await listNamed(db, ids);
  return Object.fromEntries(
    rows.map(({ id, name, type, state }) => [
      id,
      {
        name: fileNameOf(openName(secrets, id, name), type),
        isWhole: WHOLE_STATES.includes(state),
      },
    ]),
  );
}

type Receiver = { toEmail: string; toName: string; clientLanguage: string | null };

/**
 * The id of the request to which documents that answer a person's questions belong: the open one, or a new one that asks
 * for nothing, and of which nobody is told.
 */
export async function requestForAnswers(
  { db, secrets, now }: Pick<Context, 'db' | 'secrets' | 'now'>,
  { personId, ...receiver }: Receiver & { personId: string },
): Promise<string> {
  const [rootId = personId] = (await findRoots(db, [personId])).values();
  const open = await findOpenRequest(db, await listMembers(db, rootId));
  if (open) return open.id;
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, rootId);
    const other = await findOpenRequest(tx, await listMembers(tx, rootId));
    if (other) return other.id;
    return insertRequestOf(
      tx,
      { secrets, now, username: CLIENT },
      { ...receiver, personId: rootId, expiresAt: addDays(now(), LINK_DAYS) },
    );
  });
}

/**
 * Takes a document out of an answer. It is deleted unless the answer was sent, or staff have downloaded it: then it stays
 * with the firm. Throws `document_not_found`.
 */
export async function takeOutFile(
  tx: Tx,
  { id, places, isSent }: { id: string; places: readonly string[]; isSent: boolean },
): Promise<void> {
  const found = await findDocument(tx, id);
  if (!found?.answerPlace || !places.includes(found.answerPlace)) {
    throw notFound('document', errors.documentNotFound);
  }
  const { personId } = found;
  await lockShownPerson(tx, personId);
  const document = await lockDocument(tx, id);
  if (!document) return;
  const stays = isSent || document.downloadedAt !== null || document.state === 'refused';
  if (stays && document.state !== 'uploading') return clearPlace(tx, id);
  await deleteDocument(tx, id);
  if (document.state === 'uploading') return;
  await deleteEvents(tx, [id]);
  await refreshPeople(tx, [personId]);
  await logChange(tx, CLIENT, 'documents.delete', ['people', personId], {
    before: { documentId: id, type: document.type, sizeBytes: document.sizeBytes },
  });
}
