import type { Db, Tx } from '../../../../db/client.ts';
import type { NamesInput } from '../schema.ts';

/** The sealed answers of requests, oldest first. */
export const listSealedAnswers = (db: Db, requestIds: readonly string[]) =>
  db
    .selectFrom('questionAnswers')
    .select(['id', 'requestId', 'sealed', 'answeredAt'])
    .where('requestId', 'in', [...requestIds, ''])
    .orderBy('id')
    .execute();

export async function insertSealedAnswer(
  tx: Tx,
  answer: { requestId: string; sealed: string; answeredAt: Date },
): Promise<void> {
  await tx.insertInto('questionAnswers').values(answer).execute();
}

export async function deleteAnswers(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('questionAnswers').where('id', 'in', ids).execute();
}

/** Stores names that the client has given; what was cleared before no longer is. */
export async function updateNames(
  tx: Tx,
  id: string,
  { names, now }: { names: Omit<NamesInput, 'token'>; now: Date },
): Promise<void> {
  await tx
    .updateTable('questionRequests')
    .set({ ...names, namesAt: now, clearedAt: null, clearedBy: null })
    .where('id', '=', id)
    .execute();
}

export async function setSent(tx: Tx, id: string, sentAt: Date): Promise<void> {
  await tx.updateTable('questionRequests').set({ sentAt }).where('id', '=', id).execute();
}

export async function setChanged(tx: Tx, id: string, changedAt: Date): Promise<void> {
  await tx.updateTable('questionRequests').set({ changedAt }).where('id', '=', id).execute();
}
