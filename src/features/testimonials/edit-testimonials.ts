import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { invalidField, notFound, requireUnedited } from '../../platform/errors/errors.ts';
import { addDays } from '../../platform/time/date-math.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { answerFindings } from '../advertising/answer-findings.ts';
import { listPracticeAreaKeys } from '../firm/practice-areas/queries.ts';
import { requirePracticeArea } from '../firm/practice-areas/require-practice-area.ts';
import { advertisingTextsOf } from './advertising-texts.ts';
import {
  deleteTestimonialRow,
  findTestimonial,
  insertTestimonial,
  lockTestimonial,
  updateTestimonialRow,
} from './queries.ts';
import type {
  CreateTestimonialInput,
  TestimonialFields,
  UpdateTestimonialInput,
} from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/** Throws `testimonial_not_found`. */
export async function getTestimonial({ db }: Pick<Context, 'db'>, id: string) {
  const testimonial = await findTestimonial(db, id);
  if (testimonial) return testimonial;
  throw noSuchTestimonial();
}

/** Adds a testimonial. Throws `invalid_input` or `advertising_findings`. */
export function createTestimonial(
  { db, now, user }: Deps,
  { advertisingReason, ...fields }: CreateTestimonialInput,
) {
  return inTransaction(db, async (tx) => {
    requirePracticeArea(await listPracticeAreaKeys(tx), fields.practiceArea);
    const testimonial = { ...fields, ...settledOrigin(fields, now()) };
    const after = await insertTestimonial(tx, { ...testimonial, createdAt: now() });
    const answered = await answerFindings(tx, advertisingTextsOf(after), [], advertisingReason);
    const logged = { ...stateOf(after), ...answered };
    await logChange(tx, user.username, 'testimonial.create', ['testimonials', after.id], {
      after: logged,
    });
    return after;
  });
}

/**
 * Changes the given fields of a testimonial; omitted or equal fields stay unchanged. A sample whose text changes is no
 * longer marked as one. Throws `testimonial_not_found`, `invalid_input`, `advertising_findings`, and `edited_meanwhile` if it has changed since the caller read
 * it.
 */
export function updateTestimonial(
  { db, now, user }: Deps,
  { id, updatedAt, advertisingReason, ...change }: UpdateTestimonialInput,
) {
  return inTransaction(db, async (tx) => {
    const row = await lockTestimonial(tx, id);
    if (!row) throw noSuchTestimonial();
    const before = stateOf(row);
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const next = { ...before, ...(Object.fromEntries(given) as Partial<TestimonialFields>) };
    Object.assign(next, settledOrigin(next, now()));
    next.isSample = before.isSample && next.content === before.content;
    if (isSame(before, next)) return row;
    if (change.practiceArea !== undefined) {
      requirePracticeArea(await listPracticeAreaKeys(tx), change.practiceArea);
    }
    requireUnedited(row, updatedAt, 'this testimonial');
    const after = await updateTestimonialRow(tx, id, next);
    const answered = await answerFindings(
      tx,
      advertisingTextsOf(after),
      advertisingTextsOf(before),
      advertisingReason,
    );
    await logChange(tx, user.username, 'testimonial.update', ['testimonials', id], {
      before,
      after: { ...stateOf(after), ...answered },
    });
    return after;
  });
}

/** Throws `testimonial_not_found`. */
export function deleteTestimonial({ db, user }: Deps, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await deleteTestimonialRow(tx, id);
    if (!before) throw noSuchTestimonial();
    await logChange(tx, user.username, 'testimonial.delete', ['testimonials', id], {
      before: stateOf(before),
    });
  });
}

type State = TestimonialFields & { isSample: boolean };

/** A testimonial as the audit log stores it. */
export const stateOf = (row: Record<keyof State, unknown>) => {
  const { clientName, rating, content, practiceArea, isPublished, isSample } = row;
  const { source, reviewedOn, sourceUrl, hasConsent } = row;
  return {
    ...{ clientName, rating, content, practiceArea, isPublished, isSample },
    ...{ source, reviewedOn, sourceUrl, hasConsent },
  } as State;
};

const isSame = (before: State, after: State) =>
  (Object.keys(before) as (keyof State)[]).every((field) => before[field] === after[field]);

const noSuchTestimonial = () => notFound('testimonial', 'There is no such testimonial.');

type Origin = Pick<TestimonialFields, 'source' | 'reviewedOn' | 'sourceUrl'>;

/**
 * The origin of a testimonial as it is stored: date and link only with a source, which needs a date. Throws
 * `invalid_input`, also for a date that is in the future everywhere.
 */
function settledOrigin({ source, reviewedOn, sourceUrl }: Origin, now: Date): Origin {
  if (source === null) return { source, reviewedOn: null, sourceUrl: null };
  if (reviewedOn === null) throw invalidField('reviewedOn', 'Enter the date of the review');
  if (reviewedOn > localDateOf(addDays(now, 1), 'UTC'))
    throw invalidField('reviewedOn', 'Must not be in the future');
  return { source, reviewedOn, sourceUrl };
}
