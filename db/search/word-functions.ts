import { type Kysely, sql } from 'kysely';
import {
  APOSTROPHES,
  AS_TWO_LETTERS,
  COMBINING_MARKS,
  DASHES,
  INVISIBLE,
  LATIN_LETTERS,
  OTHER_SEPARATORS,
  SMALL_LETTERS,
} from './characters.ts';

const ASCII_SEPARATORS = sql.lit('[\\u0001-\\u002F\\u003A-\\u0060\\u007B-\\u007F]+');
/** The separators without apostrophe and hyphen. */
const BETWEEN_COMPOUNDS = sql.lit(
  '[\\u0001-\\u0026\\u0028-\\u002C\\u002E\\u002F\\u003A-\\u0060\\u007B-\\u007F]+',
);
const BEYOND_ASCII = sql.lit('[^\\u0001-\\u007F]');
const BEYOND_LATIN = sql.lit('[^\\u0001-\\u024F]');

const IN_NUMBER = '[ .,()/+-]{1,3}';
/** Digit groups, and digits that may be a telephone number. */
const NUMBERS = sql.lit(`[0-9]+(?:${IN_NUMBER}[0-9]+)+|[0-9]{7,}`);
const BETWEEN_DIGITS = sql.lit(`([0-9])${IN_NUMBER}(?=[0-9])`);

/** Longer words are truncated, both in stored text and in queries. A lexeme is limited to 2,046 bytes. */
const MAX_WORD = 60;
const maxWord = sql.lit(MAX_WORD);
const maxDigits = sql.lit(20);

/** The maximum number of words of a query; further words are ignored. */
const maxQuestionWords = sql.lit(10);

const twoLetters = AS_TWO_LETTERS.reduce(
  (letters, [from, to]) => sql`replace(${letters}, ${sql.lit(from)}, ${sql.lit(to)})`,
  sql`folded`,
);

/**
 * Statements that normalize `folded` to small letters without accents, one kind of apostrophe and hyphen, and only
 * ASCII punctuation. They avoid `translate` where possible: it compares each letter with a whole list.
 */
const FOLD = sql`
      if octet_length(folded) > char_length(folded) then
        folded := regexp_replace(folded collate "C", ${sql.lit(APOSTROPHES)}, '''', 'g');
        folded := regexp_replace(folded collate "C", ${sql.lit(DASHES)}, '-', 'g');
        folded := regexp_replace(folded collate "C", ${sql.lit(INVISIBLE)}, '', 'g');
        folded := regexp_replace(normalize(folded, nfkd) collate "C", ${sql.lit(COMBINING_MARKS)}, '', 'g');
        folded := regexp_replace(folded collate "C", ${sql.lit(OTHER_SEPARATORS)}, ' ', 'g');
        if folded collate "C" ~ ${BEYOND_ASCII} then
          folded := translate(${twoLetters}, ${sql.lit(LATIN_LETTERS.from)}, ${sql.lit(LATIN_LETTERS.to)});
          if folded collate "C" ~ ${BEYOND_LATIN} then
            folded := translate(folded, ${sql.lit(SMALL_LETTERS.from)}, ${sql.lit(SMALL_LETTERS.to)});
          end if;
        end if;
      end if;
      folded := replace(lower(folded collate "C"), '\`', '''');`;

/**
 * Creates the functions that turn stored text and queries into search words, the same on every Postgres from 15 on and
 * in every locale. They do not depend on `search_path`: they call built-in functions, and their own only from bodies
 * that are bound when they are created.
 */
export async function createWordFunctions(db: Kysely<unknown>): Promise<void> {
  await createStoredTokens(db);
  await sql`
    create or replace function search_words(variadic parts text[]) returns tsvector
      language sql immutable parallel safe
      return array_to_tsvector(search_tokens(parts))`.execute(db);
  await createQuestionTerms(db);
  await sql`
    create function search_query(question text) returns tsquery
      language sql immutable strict parallel safe
      return (
        select string_agg('(' || question_term(pieces) || ')', ' & ')::tsquery
          from unnest(question_words(question)) as word, regexp_split_to_array(word, '[''-]+') as pieces)`.execute(
    db,
  );
}

/**
 * `search_tokens`: the words of a row's texts. A word with an apostrophe or hyphen yields its parts and the joined word
 * (`o`, `malley`, `omalley`). A number in groups also yields the joined number from each group on (`6195558888`,
 * `5558888`); a number as long as a telephone number also yields its last ten, seven and four digits; and a possible
 * name also yields the joined words from each of its words on (`delacruz`, `lacruz`).
 */
async function createStoredTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_tokens(parts text[]) returns text[]
      language plpgsql immutable parallel safe as $$
    declare
      folded text := array_to_string(parts, chr(1));
      spaced text;
      tokens text[];
      part text;
      pieces text[];
    begin${FOLD}
      spaced := regexp_replace(folded collate "C", ${BETWEEN_COMPOUNDS}, ' ', 'g');
      tokens := string_to_array(translate(spaced, '''-', '  '), ' ');
      if spaced collate "C" ~ '[^ ][''-][^ ]' then
        tokens := tokens || array(
          select translate(word, '''-', '') from unnest(string_to_array(spaced, ' ')) as word
            where strpos(word, '''') > 0 or strpos(word, '-') > 0);
      end if;
      if folded collate "C" ~ ${NUMBERS} then
        for part in select groups[1] from regexp_matches(folded collate "C", ${NUMBERS}, 'g') as groups loop
          pieces := regexp_split_to_array(part, '[^0-9]+');
          for place in 1..cardinality(pieces) loop
            tokens := tokens || left(array_to_string(pieces[place:place + ${maxDigits}], ''), ${maxDigits});
          end loop;
          part := array_to_string(pieces, '');
          if char_length(part) between 7 and 15 then
            tokens := tokens || array[right(part, 10), right(part, 7), right(part, 4)];
          end if;
        end loop;
      end if;
      foreach part in array string_to_array(folded, chr(1)) loop
        continue when char_length(part) > 40 or strpos(part, ' ') = 0 or part collate "C" ~ '[0-9@]';
        pieces := string_to_array(btrim(regexp_replace(part collate "C", ${ASCII_SEPARATORS}, ' ', 'g')), ' ');
        continue when cardinality(pieces) > 4;
        for place in 1..cardinality(pieces) loop
          tokens := tokens || array_to_string(pieces[place:], '');
        end loop;
      end loop;
      if spaced collate "C" ~ '[^ ]{${sql.raw(String(MAX_WORD + 1))}}' then
        tokens := array(select left(token, ${maxWord}) from unnest(tokens) as token);
      end if;
      return array_remove(tokens, '');
    end $$`.execute(db);
}

/**
 * `question_words`: the words of a query, with apostrophes and hyphens inside them, and the digits of a number joined.
 * `question_term`: the search term that finds such a word by its parts, as prefixes.
 */
async function createQuestionTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function question_words(question text) returns text[]
      language plpgsql immutable strict parallel safe as $$
    declare
      folded text := question;
    begin${FOLD}
      folded := regexp_replace(folded collate "C", ${BETWEEN_DIGITS}, '\\1-', 'g');
      folded := regexp_replace(folded collate "C", ${BETWEEN_COMPOUNDS}, ' ', 'g');
      return array(
        select btrim(word, '''-') from unnest(string_to_array(folded, ' ')) as word
          where btrim(word, '''-') <> '' limit ${maxQuestionWords});
    end $$`.execute(db);
  await sql`
    create function question_term(pieces text[]) returns text
      language sql immutable strict parallel safe
      return (
        select concat_ws(' | ',
            format('''%s'':*', left(word, case when is_number then ${maxDigits} else ${maxWord} end)),
            -- The same telephone number without the code of its country, or without the zeros in front of it.
            case when is_number and char_length(word) between 11 and 15 then format('''%s'':*', right(word, 10)) end,
            case when word collate "C" ~ '^0+[1-9][0-9]{6,}$' then format('''%s'':*', ltrim(word, '0')) end,
            case when cardinality(pieces) > 1 then
              (select '(' || string_agg(format('''%s'':*', left(piece, ${maxWord})), ' & ') || ')'
                from unnest(pieces) as piece) end)
          from array_to_string(pieces, '') as word, lateral (select word collate "C" ~ '^[0-9]+$') as kind (is_number))`.execute(
    db,
  );
}
