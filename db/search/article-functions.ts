import { type Kysely, sql } from 'kysely';

/** Characters of a text in which words are looked for: about 25,000 words, whose vector stays below Postgres' 1 MB. */
const MAX_CONTENT = sql.lit(150_000);

/**
 * `article_words`: the words of an article (`search_tokens`) and their English stems, the title's before the excerpt's
 * and the author's, and those before the text's. `article_query`: what finds them for a question, with ` & ` between
 * words that all have to be there, or with ` | `. Of a question that has other words the stop words are left out,
 * but not `will`.
 */
export async function createArticleFunctions(db: Kysely<unknown>): Promise<void> {
  // The dictionary of `english` without its stop words. An older release that restores a backup leaves it there.
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
