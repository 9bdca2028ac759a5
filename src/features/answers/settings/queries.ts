import type { Db, Tx } from '../../../../db/client.ts';
import { DEFAULT_PROMISE_HOURS } from '../rules.ts';
import type { AnswerSettings } from './schema.ts';

const DEFAULTS = {
  promiseHours: DEFAULT_PROMISE_HOURS,
  sendsDigest: true,
  sendsWarnings: true,
} as const satisfies AnswerSettings;

export async function findAnswerSettings(db: Db): Promise<AnswerSettings> {
  const stored = await db
    .selectFrom('answerSettings')
    .select(['promiseHours', 'sendsDigest', 'sendsWarnings'])
    .executeTakeFirst();
  return stored ?? DEFAULTS;
}

export async function upsertAnswerSettings(
  tx: Tx,
  { now, ...settings }: AnswerSettings & { now: Date },
): Promise<void> {
  const values = { ...settings, updatedAt: now };
  await tx
    .insertInto('answerSettings')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
