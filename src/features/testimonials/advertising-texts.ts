import type { AdvertisingText } from '../advertising/finding.ts';

/** The public texts of a testimonial, for the checks of advertising law; empty if it is not published. */
export function advertisingTextsOf(
  testimonial: { clientName: string; content: string; isPublished: boolean } | null,
): AdvertisingText[] {
  if (!testimonial?.isPublished) return [];
  const { clientName, content } = testimonial;
  // Counts as disclosed: the page says beside the reviews that no review predicts the outcome of a case.
  return [{ item: clientName, field: 'content', text: content, isDisclosed: true }];
}
