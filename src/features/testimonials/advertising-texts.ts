import type { AdvertisingText } from '../advertising/finding.ts';

/** What a testimonial says to the public, for the checks of advertising law; nothing if it is not published. */
export function advertisingTextsOf(
  testimonial: { clientName: string; content: string; isPublished: boolean } | null,
): AdvertisingText[] {
  if (!testimonial?.isPublished) return [];
  const { clientName, content } = testimonial;
  // The page of reviews says beside them that no review foretells how a case ends.
  return [{ item: clientName, field: 'content', text: content, isDisclosed: true }];
}
