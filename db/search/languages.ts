/** How Postgres reduces the words of a language to their stems, and which words it leaves out of a search. */
export type SearchLanguage = {
  /** The stemmer of Postgres; null if it has none. */
  stemmer: string | null;
  /** The dictionary that the migrations create: the stemmer without stop words. */
  stems: string;
  /** A dictionary that knows the stop words. */
  stopWords: string;
  /** A stop word by which people search in a law office. */
  keptWord: string;
};

/**
 * By the primary language of a site. Articles are indexed with their stems, other records with whole words. Migrations use this: a
 * further language needs one that creates its functions and indexes its translations again.
 */
export const SEARCH_LANGUAGES = {
  en: {
    stemmer: 'english',
    stems: 'english_stems',
    stopWords: 'pg_catalog.english_stem',
    keptWord: 'will',
  },
  es: {
    stemmer: 'spanish',
    stems: 'spanish_stems',
    stopWords: 'pg_catalog.spanish_stem',
    keptWord: 'estado',
  },
} as const satisfies Readonly<Record<string, SearchLanguage>>;

/** For other languages: whole words, with and without accents, and their beginnings. */
export const WHOLE_WORDS: SearchLanguage = {
  stemmer: null,
  stems: 'pg_catalog.simple',
  stopWords: 'pg_catalog.simple',
  keptWord: '',
};

/** The function of a language: `article_words_es`, and `article_words` for the main one. */
export const searchFunction = (of: 'words' | 'query', language: string): string =>
  `article_${of}${language === 'en' ? '' : `_${Object.hasOwn(SEARCH_LANGUAGES, language) ? language : 'whole'}`}`;
