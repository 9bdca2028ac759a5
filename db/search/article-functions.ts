import { type Kysely, sql } from 'kysely';
import { SEARCH_LANGUAGES, type SearchLanguage, WHOLE_WORDS } from './languages.ts';

/**
 * How many characters of a text are indexed: about 25,000 words, whose vector stays below the 1 MB limit of Postgres.
 */
const MAX_CONTENT = sql.lit(150_000);

/** The functions of the main language. */
export async function createArticleFunctions(db: Kysely<unknown>): Promise<void> {
  await createFunctions(db, SEARCH_LANGUAGES.en, '');
}

/**
 * The functions of the further languages, `article_words_es` and `article_query_es`, and those of languages for which Postgres has
 * no stemmer, which find whole words and their beginnings: `article_words_whole` and `article_query_whole`.
 */
export async function createFurtherFunctions(db: Kysely<unknown>): Promise<void> {
  for (const [tag, language] of Object.entries(SEARCH_LANGUAGES)) {
    if (tag !== 'en') await createFunctions(db, language, `_${tag}`);
  }
  await createFunctions(db, WHOLE_WORDS, '_whole');
}

/**
 * `article_words`: the words of an article (`search_tokens`) and their stems, with the title weighted above excerpt and
 * author, and those above the text. `article_query`: the text search query for a search phrase; its words are joined by
 * ` & ` if all must match, or by ` | `. Stop words other than `keptWord` are left out unless the phrase has no other
 * words. Words are stemmed without their accents, as they are stored and searched.
 */
async function createFunctions(
  db: Kysely<unknown>,
  language: SearchLanguage,
  suffix: string,
): Promise<void> {
  const stems = sql.lit(language.stems);
  const stopWords = sql.lit(language.stopWords);
  const keptWord = sql.lit(language.keptWord);
  const name = (of: 'words' | 'query') => sql.raw(`article_${of}${suffix}`);
  if (language.stemmer) {
    // The dictionary without its stop words. It already exists if an older release has restored a backup.
    await sql`drop text search dictionary if exists ${sql.ref(language.stems)}`.execute(db);
    await sql`create text search dictionary ${sql.ref(language.stems)} (template = snowball, language = ${sql.ref(language.stemmer)})`.execute(
      db,
    );
  }
  await sql`
    create function ${name('words')}(title text, author text, excerpt text, content text) returns tsvector
      language sql immutable parallel safe
      return (
        with words as (
          select token, (ts_lexize(${stems}, token))[1] as stem, least(place, 16383)::text || weight as position
            from (values ('A', title), ('B', author), ('B', excerpt),
                ('C', left(regexp_replace(content, '<[^>]*>|&[a-z]+;', ' ', 'g'), ${MAX_CONTENT}))) as part (weight, value),
              unnest(search_tokens(array[value])) with ordinality as tokens (token, place))
        select coalesce(string_agg(
            '''' || token || ''':' || position
              || case when token collate "C" ~ '^[a-z]+$' and stem <> token collate "C"
                then ' ''' || stem || ''':' || position else '' end, ' '), '')::tsvector
          from words)`.execute(db);
  await sql`
    create function ${name('query')}(question text, conjunction text) returns tsquery
      language sql immutable strict parallel safe
      return (
        with words as (
          select pieces, word, (ts_lexize(${stems}, word))[1] as stem,
              word collate "C" <> ${keptWord} and ts_lexize(${stopWords}, word) = '{}' as is_stop_word
            from unnest(question_words(question)) as compound,
              regexp_split_to_array(compound, '[''-]+') as pieces, array_to_string(pieces, '') as word)
        select string_agg('(' || concat_ws(' | ', question_term(pieces),
            case when word collate "C" ~ '^[a-z]+$' and stem <> word collate "C" then '''' || stem || '''' end)
            || ')', conjunction)::tsquery
          from words
          where not is_stop_word or not exists (select from words where not is_stop_word))`.execute(
    db,
  );
}
