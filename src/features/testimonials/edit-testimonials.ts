import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import {
  deleteTestimonialRow,
  findTestimonial,
  insertTestimonial,
  lockTestimonial,
  updateTestimonialRow,
} from './queries.ts';
import type { TestimonialFields, UpdateTestimonialInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/** Throws `testimonial_not_found`. */
export async function getTestimonial({ db }: Pick<Context, 'db'>, id: string) {
  const testimonial = await findTestimonial(db, id);
  if (testimonial) return testimonial;
  throw noSuchTestimonial();
}

/** Adds a testimonial. */
export function createTestimonial({ db, now, user }: Deps, fields: TestimonialFields) {
  return db.transaction().execute(async (tx) => {
    const after = await insertTestimonial(tx, { ...fields, createdAt: now() });
    await note(tx, user, 'testimonial.create', after.id, null, stateOf(after));
    return after;
  });
}

/**
 * Changes the given fields of a testimonial; omitted or equal fields stay unchanged. A sample whose text changes is no
 * longer marked as one. Throws `testimonial_not_found`, and `edited_meanwhile` if it has changed since the caller read
 * it.
 */
export function updateTestimonial(
  { db, user }: Deps,
  { id, updatedAt, ...change }: UpdateTestimonialInput,
) {
  return db.transaction().execute(async (tx) => {
    const row = await lockTestimonial(tx, id);
    if (!row) throw noSuchTestimonial();
    const before = stateOf(row);
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const next = { ...before, ...(Object.fromEntries(given) as Partial<TestimonialFields>) };
    next.isSample = before.isSample && next.content === before.content;
    if (isSame(before, next)) return row;
    if (updatedAt && updatedAt.getTime() !== row.updatedAt.getTime())
      throw editedMeanwhile('Somebody else has saved this testimonial since you opened it.');
    const after = await updateTestimonialRow(tx, id, next);
    await note(tx, user, 'testimonial.update', id, before, stateOf(after));
    return after;
  });
}

/** Throws `testimonial_not_found`. */
export function deleteTestimonial({ db, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await deleteTestimonialRow(tx, id);
    if (!before) throw noSuchTestimonial();
    await note(tx, user, 'testimonial.delete', id, stateOf(before), null);
  });
}

type State = TestimonialFields & { isSample: boolean };

/** A testimonial as the audit log stores it. */
export const stateOf = (row: Record<keyof State, unknown>) => {
  const { clientName, rating, content, practiceArea, isPublished, isSample } = row;
  return { clientName, rating, content, practiceArea, isPublished, isSample } as State;
};

const isSame = (before: State, after: State) =>
  (Object.keys(before) as (keyof State)[]).every((field) => before[field] === after[field]);

const note = (
  tx: Tx,
  user: User,
  action: string,
  entityId: string,
  before: object | null,
  after: object | null,
) =>
  insertAuditEntry(tx, {
    actor: user.username,
    action,
    entity: 'testimonials',
    entityId,
    before,
    after,
  });

const noSuchTestimonial = () => notFound('testimonial', 'There is no such testimonial.');
