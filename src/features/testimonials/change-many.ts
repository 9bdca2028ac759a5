import type { Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { findLastEntries, logChanges } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { checkAdvertising } from '../advertising/check-advertising.ts';
import { getAdvertisingLaw } from '../advertising/get-advertising-law.ts';
import { type AnsweredFindings, requireReason } from '../advertising/require-reason.ts';
import { advertisingTextsOf } from './advertising-texts.ts';
import { stateOf } from './edit-testimonials.ts';
import { deleteTestimonialRows, lockTestimonials, setPublished } from './queries.ts';
import type { PublishTestimonialsInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };
type Row = Awaited<ReturnType<typeof lockTestimonials>>[number];

const ENTITY = 'testimonials';
const UPDATE = 'testimonial.update';

/**
 * Publishes or hides testimonials. Skips those that are already in that state or are deleted; returns the others.
 * Throws `advertising_findings`.
 */
export function publishTestimonials(
  { db, user }: Deps,
  { ids, isPublished, advertisingReason }: PublishTestimonialsInput,
) {
  return db.transaction().execute(async (tx) => {
    const rows = await lockTestimonials(tx, ids);
    const changed = rows.filter((row) => row.isPublished !== isPublished);
    const findings = checkAdvertising(
      changed.flatMap((row) => advertisingTextsOf({ ...row, isPublished })),
      await getAdvertisingLaw(tx),
    );
    return publish(tx, user, changed, isPublished, requireReason(findings, advertisingReason));
  });
}

/**
 * Undoes `publishTestimonials` where that is the last change of the testimonial; returns those that it restored. A
 * change by a colleague stays, and so does a later one of the caller.
 */
export function undoPublishTestimonials(
  { db, user }: Deps,
  { ids, isPublished }: PublishTestimonialsInput,
) {
  return db.transaction().execute(async (tx) => {
    const rows = await lockTestimonials(tx, ids);
    const entries = await findLastEntries(tx, ENTITY, ids);
    const isUntouched = ({ id }: Row) => {
      const last = entries.get(id);
      return (
        last?.actor === user.username &&
        last.action === UPDATE &&
        isPublishedIn(last.after) === isPublished &&
        isPublishedIn(last.before) === !isPublished
      );
    };
    return publish(tx, user, rows.filter(isUntouched), !isPublished);
  });
}

const isPublishedIn = (state: unknown) => (state as { isPublished?: unknown } | null)?.isPublished;

/** Deletes testimonials; returns those that were still there. */
export function deleteTestimonials({ db, user }: Deps, ids: readonly string[]) {
  return inTransaction(db, async (tx) => {
    const deleted = await deleteTestimonialRows(tx, ids);
    const entries = deleted.map((row) => ({ id: row.id, before: stateOf(row) }));
    await logChanges(tx, user.username, 'testimonial.delete', ENTITY, entries);
    return { ids: deleted.map(({ id }) => id) };
  });
}

async function publish(
  tx: Tx,
  user: User,
  rows: readonly Row[],
  isPublished: boolean,
  answered: AnsweredFindings = {},
) {
  const changed = rows.filter((row) => row.isPublished !== isPublished);
  const ids = changed.map(({ id }) => id);
  await setPublished(tx, ids, isPublished);
  const entries = changed.map((row) => ({
    ...{ id: row.id, before: stateOf(row) },
    after: { ...stateOf(row), isPublished, ...answered },
  }));
  await logChanges(tx, user.username, UPDATE, ENTITY, entries);
  return { ids };
}
