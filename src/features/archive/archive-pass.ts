import type { Db } from '../../../db/client.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { sha256 } from './chain.ts';
import type { ReadPage } from './read-pages.ts';
import { type Copy, recordCopies } from './record-copies.ts';
import type { CopyCause } from './rules.ts';

/** A public path. `changedAt` is when its article changed; undefined for pages that also show other content. */
export type PublicPath = { path: string; changedAt?: Date };

export type ArchiveSources = {
  db: Db;
  log: Context['log'];
  /** All public paths, such as those in the sitemap. */
  listPaths: () => Promise<readonly PublicPath[]>;
  /** The texts that are not pages: mails with sample facts. */
  readMails: () => Promise<readonly Copy[]>;
};

/** The hash of the last recorded text of each path; null for a path that no longer exists. */
export type Heads = Map<string, string | null>;

type Pass = {
  recorder: string;
  heads: Heads;
  /** Reads a page; undefined if its text is the recorded one. */
  readPage: ReadPage;
  shownFrom: Date;
  cause: CopyCause;
  /** Leaves out articles that have not changed since; all paths if undefined. */
  changedSince?: Date | undefined;
  /** Ends the pass before the next page. */
  signal: AbortSignal;
};

/**
 * Reads the public paths and records those that differ from the archive. Updates `heads`. A page that fails is left
 * out until the next pass. Returns how many paths were recorded. Throws the reason of `signal` once it is aborted.
 */
export async function archivePass(
  { db, log, listPaths, readMails }: ArchiveSources,
  { recorder, heads, readPage, shownFrom, cause, changedSince, signal }: Pass,
): Promise<number> {
  const paths = await listPaths();
  const wanted = paths.filter(
    ({ path, changedAt }) =>
      !changedSince || !changedAt || changedAt >= changedSince || !heads.has(path),
  );
  const copies: Copy[] = [...(await readMails())];
  for (const { path } of wanted) {
    signal.throwIfAborted();
    const page = await readPage(path, heads.get(path) ?? null);
    if (!page) continue;
    const { status, text } = page;
    if (status < 500) copies.push({ kind: 'page', path, status, text });
    else log.warn({ path, status }, 'a page could not be archived');
  }
  const present = new Set([...paths.map(({ path }) => path), ...copies.map(({ path }) => path)]);
  for (const [path, hash] of heads) {
    if (hash !== null && isListed(path) && !present.has(path)) {
      copies.push({ kind: path.startsWith('/') ? 'page' : 'mail', path, status: null, text: null });
    }
  }
  const changed = copies.filter(({ path, text }) => heads.get(path) !== hashOf(text));
  const isBeginning = heads.size === 0;
  const entries = await recordCopies(db, recorder, changed, {
    shownFrom,
    cause: isBeginning ? 'first' : cause,
  });
  for (const { path, bodyHash } of entries) heads.set(path, bodyHash);
  return entries.length;
}

/** Whether a path disappears when it is no longer listed; a letter is sent once and stays. */
const isListed = (path: string) => !path.startsWith('letter:');

const hashOf = (text: string | null) => (text === null ? null : sha256(text));
