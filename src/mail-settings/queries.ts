import { sql } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import type { MailProvider } from './rules.ts';

/** `config` with its secrets sealed. */
export type StoredMailSetting = {
  id: string;
  provider: MailProvider;
  isActive: boolean;
  config: string;
  createdAt: Date;
};

const COLUMNS = ['id', 'provider', 'isActive', 'config', 'createdAt'] as const;

export function findActiveMailSetting(db: Db) {
  return db
    .selectFrom('emailSettings')
    .select(COLUMNS)
    .where('isActive', '=', true)
    .$castTo<StoredMailSetting>()
    .executeTakeFirst();
}

/** Lets one transaction after the other replace the settings, also where there are none to lock yet. */
export async function lockMailSettings(tx: Tx): Promise<void> {
  await sql`lock table email_settings in share row exclusive mode`.execute(tx);
}

export async function deleteMailSettings(tx: Tx): Promise<void> {
  await tx.deleteFrom('emailSettings').execute();
}

export function insertMailSetting(tx: Tx, setting: StoredMailSetting) {
  return tx
    .insertInto('emailSettings')
    .values(setting)
    .returning(COLUMNS)
    .$castTo<StoredMailSetting>()
    .executeTakeFirstOrThrow();
}
