import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { deleteArticles } from '../../articles/change-many.ts';
import { deleteUnusedAttorney } from '../../firm/attorneys/delete-attorney.ts';
import { countUses, deletePresetPageOf, lockHostOf } from '../../firm/attorneys/delete-queries.ts';
import { getAttorney, updateAttorney } from '../../firm/attorneys/edit-attorneys.ts';
import { lockAttorneys } from '../../firm/attorneys/queries.ts';
import { removeSampleClaims } from '../../firm/remove-sample-claims.ts';
import { activateFirmIfNoHost, stopHost } from '../../scheduling/hosts/edit-hosts.ts';
import { lockHost } from '../../scheduling/hosts/queries.ts';
import { deleteTestimonials } from '../../testimonials/change-many.ts';
import { forgetFormerAreas } from '../areas/fill-site.ts';
import { lockSettledStep } from '../queries.ts';
import type { SampleKind } from '../rules.ts';
import { countOwnArticles, listSampleSlugs, lockSampleIds } from './queries.ts';

/**
 * Removes demo content of the given kinds, all or nothing, with an audit entry for each row. Only rows that are marked
 * as samples are removed. A sample attorney to whom appointments or the firm's own articles refer is hidden instead of
 * deleted, and no longer takes consultations. Areas that the firm no longer offers are forgotten with the last sample
 * about them, and translations with their originals. Returns the number removed or hidden of each kind.
 */
export function removeSamples(
  { db, user }: Pick<Context, 'db'> & { user: User },
  kinds: readonly SampleKind[],
): Promise<Record<SampleKind, number>> {
  return db.transaction().execute(async (tx) => {
    const has = (kind: SampleKind) => kinds.includes(kind);
    const articles = has('articles') ? await removeArticles(tx, user) : 0;
    const testimonials = has('testimonials') ? await removeTestimonials(tx, user) : 0;
    const attorneys = has('attorneys') ? await removeAttorneys(tx, user) : 0;
    const claims = has('claims') ? await removeSampleClaims(tx, user) : 0;
    if (await lockSettledStep(tx, 'areas')) await forgetFormerAreas({ db: tx, user });
    return { articles, testimonials, attorneys, claims };
  });
}

async function removeArticles(tx: Tx, user: User): Promise<number> {
  const ids = await lockSampleIds(tx, 'blogPosts');
  if (ids.length > 0) await deleteArticles({ db: tx, user }, ids);
  return ids.length;
}

async function removeTestimonials(tx: Tx, user: User): Promise<number> {
  const ids = await lockSampleIds(tx, 'testimonials');
  if (ids.length > 0) await deleteTestimonials({ db: tx, user }, ids);
  return ids.length;
}

async function removeAttorneys(tx: Tx, user: User): Promise<number> {
  await lockAttorneys(tx);
  const slugs = await listSampleSlugs(tx);
  for (const slug of slugs) await removeAttorney(tx, user, slug);
  if (slugs.length > 0) await activateFirmIfNoHost(tx, user);
  return slugs.length;
}

async function removeAttorney(tx: Tx, user: User, slug: string): Promise<void> {
  const { name } = await getAttorney(tx, slug);
  const number = (await lockHostOf(tx, slug))?.number ?? null;
  const { appointments } = await countUses(tx, { host: number, name });
  if (appointments + (await countOwnArticles(tx, name)) === 0) {
    return deleteUnusedAttorney(tx, user, slug);
  }
  await deletePresetPageOf(tx, slug);
  const host = number === null ? undefined : await lockHost(tx, number);
  if (host) await stopHost(tx, user, host);
  await updateAttorney({ db: tx, user }, { ...(await getAttorney(tx, slug)), isActive: false });
}
