import type { Db } from '../../../db/client.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { sha256 } from './chain.ts';
import type { StoredEntry } from './queries.ts';
import type { ReadPage } from './read-pages.ts';
import { type Copy, recordCopies } from './record-copies.ts';
import type { CopyCause } from './rules.ts';

/**
 * A public path. `changedAt` is when its article changed; undefined for pages that also show other content. One with
 * `isLeftOutUnlessShown` may be missing, or lead to another one; then it has no copy.
 */
export type PublicPath = { path: string; changedAt?: Date; isLeftOutUnlessShown?: boolean };

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
  /** Called before each page is read; ends the pass by throwing. */
  beforePage: () => Promise<void>;
};

/** Recorded in one transaction; a pass that is interrupted loses at most this many copies. */
export const COPIES_PER_PORTION = 25;

/**
 * Reads the public paths and records those that differ from the archive, in portions, so that a pass over a large site
 * needs little memory and the next pass continues one that was interrupted. Updates `heads`. A page that fails is left
 * out until the next pass. Returns how many paths were recorded.
 */
export async function archivePass(
  { db, log, listPaths, readMails }: ArchiveSources,
  { recorder, heads, readPage, shownFrom, cause, changedSince, beforePage }: Pass,
): Promise<number> {
  const paths = await listPaths();
  const isBeginning = heads.size === 0;
  // The rest of an interrupted first pass is found by a check.
  const isFirst = (path: string) => isBeginning || (cause === 'check' && !heads.has(path));
  const portions = openPortions(heads, (copies, isLast) => {
    const caused = copies.map((copy) => ({ ...copy, cause: isFirst(copy.path) ? 'first' : cause }));
    return recordCopies(db, recorder, caused, { shownFrom, isLast });
  });
  const present = new Set(paths.map(({ path }) => path));
  const optional = new Set(
    paths.flatMap(({ path, isLeftOutUnlessShown }) => (isLeftOutUnlessShown ? path : [])),
  );
  for (const mail of await readMails()) {
    present.add(mail.path);
    await portions.add(mail);
  }
  for (const path of pathsToRead(paths, heads, changedSince)) {
    await beforePage();
    const page = await readPage(path, heads.get(path) ?? null);
    if (!page) continue;
    const { status, text } = page;
    if (status !== 200 && status < 500 && optional.has(path)) present.delete(path);
    else if (status < 500) await portions.add({ kind: 'page', path, status, text });
    else log.warn({ path, status }, 'a page could not be archived');
  }
  const gone = [...heads].filter(
    ([path, hash]) => hash !== null && isListed(path) && !present.has(path),
  );
  for (const [path] of gone) {
    const kind = path.startsWith('/') ? 'page' : 'mail';
    await portions.add({ kind, path, status: null, text: null });
  }
  return portions.end();
}

/** Paths that have never been recorded come first, so that each interrupted pass makes progress. */
function pathsToRead(
  paths: readonly PublicPath[],
  heads: Heads,
  changedSince: Date | undefined,
): string[] {
  const wanted = paths.filter(
    ({ path, changedAt }) =>
      !changedSince || !changedAt || changedAt >= changedSince || !heads.has(path),
  );
  const [known = [], unknown = []] = [true, false].map((isKnown) =>
    wanted.filter(({ path }) => heads.has(path) === isKnown).map(({ path }) => path),
  );
  return [...unknown, ...known];
}

type RecordPortion = (copies: readonly Copy[], isLast: boolean) => Promise<StoredEntry[]>;

/** Collects copies that differ from `heads` and records them in portions. */
function openPortions(heads: Heads, recordPortion: RecordPortion) {
  let copies: Copy[] = [];
  let recorded = 0;
  async function flush(isLast: boolean): Promise<void> {
    const entries = await recordPortion(copies, isLast);
    for (const { path, bodyHash } of entries) heads.set(path, bodyHash);
    recorded += entries.length;
    copies = [];
  }
  return {
    async add(copy: Copy): Promise<void> {
      if (heads.get(copy.path) === hashOf(copy.text)) return;
      if (copies.length >= COPIES_PER_PORTION) await flush(false);
      copies.push(copy);
    },
    /** Records the rest. Returns how many copies were recorded. */
    async end(): Promise<number> {
      await flush(true);
      return recorded;
    },
  };
}

/** Whether a path disappears when it is no longer listed; a letter is sent once and stays. */
const isListed = (path: string) => !path.startsWith('letter:');

const hashOf = (text: string | null) => (text === null ? null : sha256(text));
