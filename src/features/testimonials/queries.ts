import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { countByStatus, countCapped } from '../../platform/pagination/count-queries.ts';
import { findMatchingIds } from '../../platform/pagination/matching-ids-queries.ts';
import { fetchPage, orderFor, pageKey } from '../../platform/pagination/page-queries.ts';
import { readAll } from '../../platform/pagination/read-all.ts';
import { fetchSearchPage } from '../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import { TESTIMONIAL_STATUSES, type TestimonialSource, type TestimonialStatus } from './rules.ts';
import type {
  ExportTestimonialsInput,
  ListTestimonialsInput,
  TestimonialFields,
  TestimonialFilter,
} from './schema.ts';

/** The documented columns, in the documented order. */
export const TESTIMONIAL_COLUMNS = [
  'id',
  'clientName',
  'rating',
  'content',
  'practiceArea',
  'isPublished',
  'createdAt',
  'updatedAt',
] as const;

/** The constraint allows these texts only. */
export const SOURCE = sql<TestimonialSource | null>`source`.as('source');

const ADMIN_COLUMNS = [
  ...TESTIMONIAL_COLUMNS,
  'isSample',
  SOURCE,
  'reviewedOn',
  'sourceUrl',
  'hasConsent',
] as const;

/** The orders of the list for staff, each with an index (migrations 0013 and 0051). */
export const ORDERS = {
  added: { column: 'createdAt', type: 'timestamptz' },
  name: { column: sql`lower(client_name)`, type: 'text' },
  rating: { rank: sql<number>`rating`, column: 'createdAt', type: 'timestamptz' },
} as const;

/** Testimonials of a status, or of all. */
export const inStatus = (db: Db, status: TestimonialStatus | null | undefined) => {
  const testimonials = db.selectFrom('testimonials');
  return status ? testimonials.where('isPublished', '=', status === 'published') : testimonials;
};

/** Testimonials of a status and a practice area, or of all. */
function inFilter(db: Db, { status, practiceArea }: Omit<TestimonialFilter, 'q'>) {
  const testimonials = inStatus(db, status);
  return practiceArea ? testimonials.where('practiceArea', '=', practiceArea) : testimonials;
}

/** A page of the testimonials that match the filter, newest first unless sorted. */
export function listAllTestimonials(
  db: Db,
  { q, status, practiceArea, sort, ...page }: ListTestimonialsInput,
) {
  const order = orderFor(ORDERS, sort ?? '-added');
  const testimonials = inFilter(db, { status, practiceArea })
    .select(ADMIN_COLUMNS)
    .select(pageKey(order));
  return q
    ? fetchSearchPage(db, testimonials, matchesSearchWords(q), order, page)
    : fetchPage(testimonials, order, page);
}

/** All testimonials that match the filter, in the order of the list, in batches: see `readAll`. */
export function readTestimonials(db: Db, { q, sort, ...filter }: ExportTestimonialsInput) {
  const order = orderFor(ORDERS, sort ?? '-added');
  const testimonials = inFilter(db, filter).select(ADMIN_COLUMNS).select(pageKey(order));
  return readAll(db, testimonials, order, q ? matchesSearchWords(q) : undefined);
}

/** The testimonials that match the filter, for a bulk change. */
export const findMatchingTestimonials = (db: Db, { q, ...filter }: TestimonialFilter) =>
  findMatchingIds(db, inFilter(db, filter).select('id'), q ? matchesSearchWords(q) : undefined);

/** How many testimonials there are, in total and by status. */
export function countTestimonialsByStatus(db: Db) {
  return countByStatus(TESTIMONIAL_STATUSES, (status) =>
    countCapped(db, inStatus(db, status).select('id')),
  );
}

/** All testimonials, drafts too, newest first. */
export const listEveryTestimonial = (db: Db) =>
  db
    .selectFrom('testimonials')
    .select(ADMIN_COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export function insertTestimonial(tx: Tx, testimonial: TestimonialFields & { createdAt: Date }) {
  return tx
    .insertInto('testimonials')
    .values(testimonial)
    .returning(ADMIN_COLUMNS)
    .executeTakeFirstOrThrow();
}

export function findTestimonial(db: Db, id: string) {
  return db
    .selectFrom('testimonials')
    .select(ADMIN_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks a testimonial until the transaction ends. */
export function lockTestimonial(tx: Tx, id: string) {
  return tx
    .selectFrom('testimonials')
    .select(ADMIN_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateTestimonialRow(
  tx: Tx,
  id: string,
  change: TestimonialFields & { isSample: boolean },
) {
  return tx
    .updateTable('testimonials')
    .set(change)
    .where('id', '=', id)
    .returning(ADMIN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Locks testimonials until the transaction ends, always in the same order. */
export function lockTestimonials(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('testimonials')
    .select(ADMIN_COLUMNS)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Publishes or hides testimonials. */
export async function setPublished(
  tx: Tx,
  ids: readonly string[],
  isPublished: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('testimonials').set({ isPublished }).where('id', 'in', ids).execute();
}

/** Unpublishes the published samples and returns them. */
export function unpublishSamples(tx: Tx) {
  return tx
    .updateTable('testimonials')
    .set({ isPublished: false })
    .where('isSample', '=', true)
    .where('isPublished', '=', true)
    .returning(['id', 'clientName'])
    .execute();
}

/** Returns the deleted row, or undefined if there was none. */
export function deleteTestimonialRow(tx: Tx, id: string) {
  return tx
    .deleteFrom('testimonials')
    .where('id', '=', id)
    .returning(ADMIN_COLUMNS)
    .executeTakeFirst();
}

/** Returns the deleted rows. */
export function deleteTestimonialRows(tx: Tx, ids: readonly string[]) {
  return tx.deleteFrom('testimonials').where('id', 'in', ids).returning(ADMIN_COLUMNS).execute();
}
