import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import {
  DomainError,
  editedMeanwhile,
  invalidField,
  notFound,
  requireUnedited,
} from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { answerFindings } from '../../advertising/answer-findings.ts';
import { attorneyTexts } from '../advertising-texts.ts';
import { listPracticeAreaKeys } from '../practice-areas/queries.ts';
import { requirePracticeAreas } from '../practice-areas/require-practice-area.ts';
import { insertAttorney, renameSlug, saveAttorney, saveOrder } from './change-queries.ts';
import { lockHostOf } from './delete-queries.ts';
import { freeSlug } from './free-slug.ts';
import { dropUnusedPhotos, requirePhoto } from './photo-use.ts';
import { findAttorney, listAttorneys, lockAttorneys } from './queries.ts';
import type { CreateAttorneyInput, UpdateAttorneyInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * Adds an attorney after all others, with a slug that is derived from the name unless one is given. Throws
 * `invalid_input` or `advertising_findings`.
 */
export function createAttorney(
  { db, user }: Deps,
  { advertisingReason, slug: given, ...input }: CreateAttorneyInput & { slug?: string },
) {
  return inTransaction(db, async (tx) => {
    await lockAttorneys(tx);
    requirePracticeAreas(await listPracticeAreaKeys(tx), input.practiceAreas);
    await requirePhoto(tx, input.photo);
    const taken = (await listAttorneys(tx)).map((each) => each.slug);
    const slug = given ?? freeSlug(input.name, taken);
    await insertAttorney(tx, { ...input, slug });
    const after = await getAttorney(tx, slug);
    const answered = await answerFindings(tx, attorneyTexts(after), [], advertisingReason);
    await logChange(tx, user.username, 'attorney.create', ['attorneys', slug], {
      after: { ...after, ...answered },
    });
    return after;
  });
}

/**
 * Replaces the profile of an attorney; the slug stays the same under another name, unless a new one is given. Throws
 * `attorney_not_found`, `edited_meanwhile`, `invalid_input`, `advertising_findings`, or `attorney_takes_consultations` if
 * the attorney to be hidden is an active host.
 */
export function updateAttorney(
  { db, user }: Deps,
  { updatedAt, advertisingReason, newSlug, ...change }: UpdateAttorneyInput,
) {
  return inTransaction(db, async (tx) => {
    await lockAttorneys(tx);
    const { slug } = change;
    const before = await getAttorney(tx, slug);
    requireUnedited(before, updatedAt, 'this profile');
    requirePracticeAreas(await listPracticeAreaKeys(tx), change.practiceAreas);
    if (change.photo !== before.photo) await requirePhoto(tx, change.photo);
    if (!change.isActive && (await lockHostOf(tx, slug))?.isActive) {
      throw new DomainError(
        'conflict',
        'attorney_takes_consultations',
        `${before.name} takes consultations. Stop that before you hide the profile.`,
      );
    }
    await saveAttorney(tx, change);
    if (newSlug !== undefined && newSlug !== slug) {
      if (await findAttorney(tx, newSlug)) throw invalidField('newSlug', SLUG_TAKEN);
      await renameSlug(tx, { slug, newSlug });
    }
    await dropUnusedPhotos(tx, before.photo);
    const after = await getAttorney(tx, newSlug ?? slug);
    const answered = await answerFindings(
      tx,
      attorneyTexts(after),
      attorneyTexts(before),
      advertisingReason,
    );
    await logChange(tx, user.username, 'attorney.update', ['attorneys', slug], {
      before,
      after: { ...after, ...answered },
    });
    return after;
  });
}

/**
 * Changes the order of all attorneys. Throws `edited_meanwhile` unless each existing attorney is named exactly once.
 */
export function orderAttorneys({ db, user }: Deps, { slugs }: { slugs: readonly string[] }) {
  return inTransaction(db, async (tx) => {
    await lockAttorneys(tx);
    const before = (await listAttorneys(tx)).map(({ slug }) => slug);
    if (before.toSorted().join() !== slugs.toSorted().join()) {
      throw editedMeanwhile('Somebody has added or deleted an attorney since you opened the list.');
    }
    await saveOrder(tx, slugs);
    await logChange(tx, user.username, 'attorney.order', ['attorneys', null], {
      before,
      after: slugs,
    });
    return listAttorneys(tx);
  });
}

const SLUG_TAKEN = 'Another attorney already has this web address';

/** An attorney as staff see them. Throws `attorney_not_found`. */
export async function getAttorney(tx: Tx, slug: string) {
  const attorney = await findAttorney(tx, slug);
  if (!attorney) throw notFound('attorney', 'There is no such attorney.');
  return attorney;
}
