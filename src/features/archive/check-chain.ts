import type { Context } from '../../platform/trpc/context.ts';
import { unpackText } from './body-text.ts';
import { CHAIN_START, entryHash, sha256 } from './chain.ts';
import { listBodiesAfter, listCopiesAfter, type StoredEntry } from './queries.ts';

const BATCH = 500;
const MOST_PROBLEMS = 20;

/**
 * Checks the whole archive: that each entry has its own hash and that of the one before, that none is missing, and that
 * each text has the hash under which it is stored. Any altered byte is a problem.
 */
export async function checkChain({ db }: Pick<Context, 'db'>) {
  const problems: string[] = [];
  const entries = await checkEntries(db, problems);
  const texts = await checkBodies(db, problems);
  return {
    isIntact: problems.length === 0,
    entries,
    texts,
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

async function checkEntries(db: Context['db'], problems: string[]): Promise<number> {
  let last: Pick<StoredEntry, 'number' | 'entryHash'> = { number: 0, entryHash: CHAIN_START };
  let count = 0;
  for (;;) {
    const entries = await listCopiesAfter(db, last.number, BATCH);
    for (const { entryHash: stored, ...entry } of entries) {
      count += 1;
      if (entry.number !== last.number + 1)
        problems.push(`Before entry ${entry.number}, entries are missing`);
      if (entry.previousHash !== last.entryHash) {
        problems.push(`Entry ${entry.number} does not follow the one before`);
      }
      if (entryHash(entry) !== stored) problems.push(`Entry ${entry.number} has been altered`);
      last = { number: entry.number, entryHash: stored };
    }
    if (entries.length < BATCH) return count;
  }
}

async function checkBodies(db: Context['db'], problems: string[]): Promise<number> {
  let after = '';
  let count = 0;
  for (;;) {
    const bodies = await listBodiesAfter(db, after, BATCH);
    for (const { hash, content } of bodies) {
      count += 1;
      const text = await unpackText(content).catch(() => undefined);
      if (text === undefined || sha256(text) !== hash) {
        problems.push(`The text ${hash.slice(0, 12)} has been altered`);
      }
      after = hash;
    }
    if (bodies.length < BATCH) return count;
  }
}
