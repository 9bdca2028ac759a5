const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What a language is called in texts for the firm: `Spanish` for `es`, and English for null, the main language. */
export const englishName = (stored: string | null | undefined): string =>
  NAMES.of(stored ?? 'en') ?? stored ?? '';
