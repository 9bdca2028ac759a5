import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { EmailSettings } from '../../../../db/schema.gen.ts';
import type { MailProvider } from './rules.ts';

const COLUMNS = [
  'id',
  'provider',
  'isActive',
  'config',
  'createdAt',
  'problem',
  'testedAt',
] as const;

/**
 * `config` with its secrets sealed; `problem`: why the provider rejects the settings, in its own wording, if known;
 * `testedAt`: when it first accepted a test mail with these settings.
 */
export type StoredMailSetting = Pick<Selectable<EmailSettings>, (typeof COLUMNS)[number]> & {
  provider: MailProvider;
};

export function findActiveMailSetting(db: Db) {
  return db
    .selectFrom('emailSettings')
    .select(COLUMNS)
    .where('isActive', '=', true)
    .$castTo<StoredMailSetting>()
    .executeTakeFirst();
}

/** Settings that were replaced, kept for the mails about that. */
export function findFormerMailSetting(db: Db, id: string) {
  return db
    .selectFrom('emailSettings')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('isActive', '=', false)
    .$castTo<StoredMailSetting>()
    .executeTakeFirst();
}

/** Whether there are settings, active or former. */
export async function hasMailSettings(db: Db): Promise<boolean> {
  return Boolean(await db.selectFrom('emailSettings').select('id').limit(1).executeTakeFirst());
}

/** Serializes replacements of the settings, even while there is no row to lock yet. */
export async function lockMailSettings(tx: Tx): Promise<void> {
  await sql`lock table email_settings in share row exclusive mode`.execute(tx);
}

export async function deleteMailSetting(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('emailSettings').where('id', '=', id).execute();
}

/** Makes settings former ones: see `findFormerMailSetting`. */
export async function deactivateMailSetting(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('emailSettings').set({ isActive: false }).where('id', '=', id).execute();
}

export function insertMailSetting(
  tx: Tx,
  setting: Omit<StoredMailSetting, 'problem' | 'testedAt'>,
) {
  return tx
    .insertInto('emailSettings')
    .values(setting)
    .returning(COLUMNS)
    .$castTo<StoredMailSetting>()
    .executeTakeFirstOrThrow();
}

/** Records that a test mail was accepted with the settings. */
export async function noteMailTested(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('emailSettings')
    .set({ testedAt: now })
    .where('id', '=', id)
    .where('testedAt', 'is', null)
    .execute();
}

/** Records why the provider rejects the settings; null clears the problem. */
export async function noteMailProblem(
  db: Db,
  id: string,
  { problem, now }: { problem: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('emailSettings')
    .set({ problem, problemAt: problem === null ? null : now })
    .where('id', '=', id)
    .where('problem', 'is distinct from', problem)
    .execute();
}
