import { type Kysely, sql } from 'kysely';

/**
 * How many characters of a text are indexed: about 25,000 words, whose vector stays below the 1 MB limit of Postgres.
 */
const MAX_CONTENT = sql.lit(150_000);

/**
 * `article_words`: the words of an article (`search_tokens`) and their English stems, with the title weighted above
 * excerpt and author, and those above the text. `article_query`: the text search query for a search phrase; its words
 * are joined by ` & ` if all must match, or by ` | `. Stop words other than `will` are left out unless the phrase has
 * no other words.
 */
export async function createArticleFunctions(db: Kysely<unknown>): Promise<void> {
  // The dictionary of `english` without its stop words. It already exists if an older release has restored a backup.
  await sql`drop text search dictionary if exists english_stems`.execute(db);
  await sql`create text search dictionary english_stems (template = snowball, language = english)`.execute(
    db,
  );
  await sql`
    create function article_words(title text, author text, excerpt text, content text) returns tsvector
      language sql immutable parallel safe
      return (
        with words as (
          select token, (ts_lexize('english_stems', token))[1] as stem, least(place, 16383)::text || weight as position
            from (values ('A', title), ('B', author), ('B', excerpt),
                ('C', left(regexp_replace(content, '<[^>]*>|&[a-z]+;', ' ', 'g'), ${MAX_CONTENT}))) as part (weight, value),
              unnest(search_tokens(array[value])) with ordinality as tokens (token, place))
        select coalesce(string_agg(
            '''' || token || ''':' || position
              || case when token collate "C" ~ '^[a-z]+$' and stem <> token collate "C"
                then ' ''' || stem || ''':' || position else '' end, ' '), '')::tsvector
          from words)`.execute(db);
  await sql`
    create function article_query(question text, conjunction text) returns tsquery
      language sql immutable strict parallel safe
      return (
        with words as (
          select pieces, word, (ts_lexize('english_stems', word))[1] as stem,
              word collate "C" <> 'will' and ts_lexize('pg_catalog.english_stem', word) = '{}' as is_stop_word
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
