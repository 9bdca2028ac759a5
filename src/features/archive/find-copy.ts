import type { Db } from '../../../db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { restrictionsOf } from '../advertising/check-advertising.ts';
import { missingIn, nameAndCity } from '../advertising/checks/name-and-city.ts';
import { wordsOfHtml } from '../advertising/checks/sentences.ts';
import { whoIsResponsible } from '../firm/advertising-texts.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { unpackText } from './body-text.ts';
import { findBody, findCopyAt, findNextCopy } from './queries.ts';

type Deps = Pick<Context, 'db'>;

/** What a path showed at an instant. Throws `copy_not_found` if nothing had been recorded for it by then. */
export async function getCopyAt({ db }: Deps, { path, at }: { path: string; at: Date }) {
  const entry = await findCopyAt(db, path, at);
  if (!entry) throw notFound('copy', 'Nothing was recorded for this page by that time.');
  const [next, body] = await Promise.all([
    findNextCopy(db, entry),
    entry.bodyHash === null ? undefined : findBody(db, entry.bodyHash),
  ]);
  const html = body ? await unpackText(body.content) : null;
  const text = html === null ? null : readable(html);
  const isShown = !next && text !== null;
  return {
    ...entry,
    shownTo: next?.shownFrom ?? null,
    html,
    text,
    missing: isShown ? await findMissing(db, text) : [],
  };
}

/**
 * What an advertisement has to show by the law of the firm and this one does not. Only of a text that is still shown: a
 * firm may have moved.
 */
async function findMissing(db: Db, text: string): Promise<string[]> {
  if (restrictionsOf(await getLaw(db), nameAndCity.id).length === 0) return [];
  return missingIn(text, whoIsResponsible(await getFirmProfile(db)));
}

/** The words of a page: its title, then the body, without blank lines. */
const readable = (html: string) =>
  wordsOfHtml(html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, ''))
    .replace(/ *\n\s*/g, '\n')
    .trim();
