/** How a translation stands; in the order in which staff look at them. */
export const TRANSLATION_STATES = [
  'outdated',
  'missing',
  'unconfirmed',
  'draft',
  'published',
] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** What a language does with content that has no translation: show the original with a line that says so, or nothing. */
export const UNTRANSLATED = ['original', 'hidden'] as const;

/** An address in a language, without its prefix: `/areas-de-practica/custodia`. */
export const TRANSLATED_PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/**
 * `outdated` whether published or not, and `unconfirmed` too: they are what staff have to look at. A draft may lack
 * texts; a published translation that does is out of date, because the original has gained them.
 */
export function translationState(
  translation: { isPublished: boolean; savedBy: string | null } | undefined,
  { changed, missing }: { changed: readonly string[]; missing: readonly string[] },
): TranslationState {
  if (!translation) return 'missing';
  const { isPublished, savedBy } = translation;
  if (changed.length > 0 || (isPublished && missing.length > 0)) return 'outdated';
  if (savedBy === null) return 'unconfirmed';
  return isPublished ? 'published' : 'draft';
}
