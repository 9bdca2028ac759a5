import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import type { Settled } from './rules.ts';

/** What staff have marked as done or skipped. */
export function listSettledSteps(db: Db) {
  return db.selectFrom('setupSteps').select(['step', 'isSkipped']).execute();
}

/** How staff have marked a step, undefined if they have not; locks the row until the transaction ends. */
export function lockSettledStep(tx: Tx, step: Settled) {
  return tx
    .selectFrom('setupSteps')
    .select('isSkipped')
    .where('step', '=', step)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveSettledStep(
  tx: Tx,
  { step, isSkipped }: { step: Settled; isSkipped: boolean },
): Promise<void> {
  await tx
    .insertInto('setupSteps')
    .values({ step, isSkipped })
    .onConflict((conflict) =>
      conflict.column('step').doUpdateSet({ isSkipped, settledAt: sql`now()` }),
    )
    .execute();
}

/** Finds sample content that is still in use, and mail problems that are not solved yet. */
export async function findUnsettled(db: Db) {
  const has = (found: RawBuilder<unknown>) => sql<boolean>`exists (${found})`;
  return db
    .selectFrom('firmProfile')
    .select([
      'isSample as isFirmSample',
      has(sql`select from testimonials where is_sample and is_published`).as(
        'hasSampleTestimonials',
      ),
      has(sql`select from blog_posts where is_sample and is_published`).as('hasSampleArticles'),
      has(sql`select from email_settings where problem is not null`).as('hasMailProblem'),
      has(sql`select from webhook_endpoints where state = 'disabled'`).as('hasDisabledWebhook'),
      sql<number>`(
        select count(*)::int from hosts as firm, hosts as own join attorneys on attorneys.id = own.attorney_id
          where firm.attorney_id is null and firm.is_active and own.is_active and attorneys.is_active)`.as(
        'attorneysBesideFirm',
      ),
      has(sql`select from ${scoped('outbox_emails')} where state = 'needs_attention'`).as(
        'hasStuckMail',
      ),
    ])
    .executeTakeFirstOrThrow();
}
