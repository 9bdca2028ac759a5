import { deleteAttorney } from '../../firm/attorneys/delete-attorney.ts';
import {
  createAttorney,
  getAttorney,
  orderAttorneys,
  updateAttorney,
} from '../../firm/attorneys/edit-attorneys.ts';
import { listAttorneys } from '../../firm/attorneys/queries.ts';
import type { SiteContent } from '../content-schema.ts';
import { changesOf, KEYS } from '../entry-rules.ts';
import { within } from '../within.ts';
import { inOrderOf, isUsed } from './keyed.ts';
import type { PartDeps } from './part-deps.ts';

type Attorney = SiteContent['attorneys'][number];

const changesIn = (before: SiteContent, after: SiteContent) =>
  changesOf(before.attorneys, after.attorneys, KEYS.attorneys);

/** Adds and changes attorneys. Does not hide any, because hosts cannot be hidden: `hideAttorneys` does later. */
export async function writeAttorneys(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const { added, changed } = changesIn(before, after);
  for (const { entry, index } of added) {
    const { isActive: _, ...profile } = entry;
    await within(`attorneys.${index}`, () =>
      createAttorney(deps, { ...profile, photo: null, ...reason(deps) }),
    );
  }
  for (const { entry, index } of changed) {
    if (entry.isActive) await within(`attorneys.${index}`, () => save(deps, entry));
  }
}

/** Hides attorneys, including those who are missing. Must run after the hosts: a host cannot be hidden. */
export async function hideAttorneys(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const { added, changed, removed } = changesIn(before, after);
  for (const { entry, index } of [...added, ...changed]) {
    if (!entry.isActive) await within(`attorneys.${index}`, () => save(deps, entry));
  }
  for (const attorney of removed) {
    if (attorney.isActive) await save(deps, { ...attorney, isActive: false });
  }
}

/**
 * Deletes the attorneys who are missing, except those to whom appointments or articles refer, and puts the others in
 * the order of the document. Must run after the articles.
 */
export async function removeAttorneys(deps: PartDeps, before: SiteContent, after: SiteContent) {
  for (const { slug } of changesIn(before, after).removed) {
    await deleteAttorney(deps, slug).catch((error) => {
      if (!isUsed(error)) throw error;
    });
  }
  const slugs = (await listAttorneys(deps.db)).map(({ slug }) => slug);
  const wanted = inOrderOf(slugs, after.attorneys.map(KEYS.attorneys));
  if (wanted.join() !== slugs.join()) await orderAttorneys(deps, { slugs: wanted });
}

/** Saves an attorney with the stored photo, which is not part of the document. */
async function save(deps: PartDeps, attorney: Attorney): Promise<void> {
  const { photo, updatedAt } = await getAttorney(deps.db, attorney.slug);
  await updateAttorney(deps, { ...attorney, photo, updatedAt, ...reason(deps) });
}

const reason = ({ advertisingReason }: PartDeps) => ({
  advertisingReason: advertisingReason ?? null,
});
