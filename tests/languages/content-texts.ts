import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { sampleReviews } from '../../src/features/testimonials/reviews/sample-reviews.ts';
import { EDGE } from './fixed-texts.ts';

const PACKS = path.resolve(import.meta.dirname, '../../src/features/jurisdictions/packs');

/** What only formatters write: dates, times and the days of the week. */
const DATES =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|AM|PM|GMT)\b/g;

/**
 * Whether a text is content, of the firm in its database or of the law in the packs, which have translations of their own,
 * or one of the allowed texts.
 */
export async function contentTexts(
  db: Db,
  allowed: readonly RegExp[],
): Promise<(text: string) => boolean> {
  const strings = [
    sampleReviews,
    ...(await textsIn(db)),
    ...globSync('*.json', { cwd: PACKS }).map((file) =>
      JSON.parse(readFileSync(path.join(PACKS, file), 'utf8')),
    ),
  ].flatMap(stringsIn);
  const lines = strings
    .flatMap((text) => [text.replace(/<[^>]+>/g, ''), text.replace(/<[^>]+>/g, '\n')])
    .flatMap((text) => text.split('\n'))
    .flatMap((text) => [text, ...text.split(/\{\w+\}/)])
    .map(plain)
    .filter(Boolean);
  const whole = new Set(lines);
  const all = [...whole].join('\n');
  const templates = [...whole].filter(isTemplate).map(templateOf);
  const isContent = (text: string): boolean => {
    const line = plain(text);
    const undated = plain(text.replace(DATES, ''));
    if (!/\p{L}/u.test(undated) || whole.has(line) || whole.has(undated)) return true;
    if (allowed.some((one) => one.test(line))) return true;
    // A value may stand between two brackets.
    if (line.includes(' ') && all.includes(line)) return true;
    return templates.some((one) => one.test(line));
  };
  const isAllContent = (
    text: string,
    [mark, ...marks]: readonly (string | RegExp)[] = MARKS,
  ): boolean =>
    isContent(text.replaceAll(EDGE, '')) ||
    (mark !== undefined && text.split(mark).every((part) => isAllContent(part, marks)));
  return (text) => isAllContent(text);
}

/** What stands between several contents, or a content and a number, that are one text. */
const MARKS = [EDGE, / [|·—] /, /(?<=[.?!]) /, /[,;:] /, /[\d–]+/];

/** All texts and documents of the database. */
async function textsIn(db: Db): Promise<unknown[]> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables
      .filter(({ schema }) => schema === 'public')
      .map(({ name }) => sql`select * from ${sql.table(name)} limit 1000`.execute(db)),
  );
  return rows.map((found) => found.rows);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** One space between words, and no marks around them. */
const plain = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}{]+|[^\p{L}\p{N}}]+$/gu, '');

/** With enough words of its own to recognize it by. */
const isTemplate = (line: string) =>
  /\{\w+\}/.test(line) && line.replace(/\{\w+\}/g, '').length >= 4;

const templateOf = (line: string) =>
  new RegExp(
    `^${line
      .split(/\{\w+\}/)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );
