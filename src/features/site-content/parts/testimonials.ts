import { addMinutes } from '../../../platform/time/date-math.ts';
import {
  createTestimonial,
  deleteTestimonial,
  updateTestimonial,
} from '../../testimonials/edit-testimonials.ts';
import { listEveryTestimonial } from '../../testimonials/queries.ts';
import type { SiteContent } from '../content-schema.ts';
import { changesOf, KEYS } from '../entry-rules.ts';
import { within } from '../within.ts';
import type { PartDeps } from './part-deps.ts';

/**
 * Adds, changes and deletes testimonials. Added ones become the newest of the site, in the order of the document
 * (newest first).
 */
export async function writeTestimonials(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const ids = Map.groupBy(await listEveryTestimonial(deps.db), KEYS.testimonials);
  const idOf = (entry: SiteContent['testimonials'][number]) =>
    ids.get(KEYS.testimonials(entry))?.shift()?.id ?? '';
  const advertisingReason = deps.advertisingReason ?? null;
  const { added, changed, removed } = changesOf(
    before.testimonials,
    after.testimonials,
    KEYS.testimonials,
  );
  for (const entry of removed) await deleteTestimonial(deps, idOf(entry));
  for (const { entry, index } of changed) {
    await within(`testimonials.${index}`, () =>
      updateTestimonial(deps, { id: idOf(entry), ...entry, advertisingReason }),
    );
  }
  for (const { entry, index } of added) {
    const now = () => addMinutes(deps.now(), -index);
    await within(`testimonials.${index}`, () =>
      createTestimonial({ ...deps, now }, { ...entry, advertisingReason }),
    );
  }
}
