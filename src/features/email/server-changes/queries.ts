import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { MailServerChanges } from '../../../../db/schema.gen.ts';
import { mayDoIt } from '../../../platform/auth/permission-queries.ts';

/** Users who may change the mail server, with their addresses. */
export const listOwners = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where(mayDoIt('mailServer.change'))
    .where('email', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .$narrowType<{ email: string }>()
    .execute();

export async function insertServerChange(
  tx: Tx,
  change: Insertable<MailServerChanges>,
): Promise<void> {
  await tx.insertInto('mailServerChanges').values(change).execute();
}

export const findServerChange = (db: Db, id: string) =>
  db.selectFrom('mailServerChanges').selectAll().where('id', '=', id).executeTakeFirst();

export async function hasServerChanges(tx: Tx): Promise<boolean> {
  return Boolean(await tx.selectFrom('mailServerChanges').select('id').limit(1).executeTakeFirst());
}

/** The latest time until which codes are held back. */
export async function findLatestHold(db: Db): Promise<Date | null> {
  const { until } = await db
    .selectFrom('mailServerChanges')
    .select((eb) => eb.fn.max('codesHeldUntil').as('until'))
    .executeTakeFirstOrThrow();
  return until;
}

/**
 * Deletes former settings once every mail that is sent with them has been sent or has finally failed. Locks them first,
 * so that of two mails that end at the same time the later one sees the other.
 */
export async function deleteUnusedFormerSetting(tx: Tx, id: string): Promise<void> {
  const former = tx.selectFrom('emailSettings').select('id').where('isActive', '=', false);
  await former.where('id', '=', id).forUpdate().execute();
  await tx
    .deleteFrom('emailSettings')
    .where('id', '=', id)
    .where('isActive', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outboxEmails')
            .select('id')
            .where('kind', '=', 'mail_server_changed')
            .where('state', 'in', ['queued', 'failed'])
            .where(sql<string>`payload ->> 'formerSetting'`, '=', id),
        ),
      ),
    )
    .execute();
}
