import type { WriteSignal } from '../background/write-signal.ts';

/**
 * The tables behind each cache tag. A page that shows data besides content, which changes more often, names the tags of
 * that data in its `Cache-Tag` header, which is not sent.
 */
export type TagTables = Readonly<Record<string, readonly string[]>>;

/** The versions of all cache tags at one time. */
export type TagVersions = Readonly<Record<string, number>>;

/** Counts the writes to the tables of each cache tag. */
export type CacheTags = {
  /**
   * The current versions; the same object while they are unchanged. They include every write committed by this process;
   * writes of other processes about half a second later.
   */
  versions(): TagVersions;
};

export function createCacheTags(
  writes: Pick<WriteSignal, 'onWrite'>,
  tablesOf: TagTables,
): CacheTags {
  let versions: TagVersions = Object.fromEntries(Object.keys(tablesOf).map((tag) => [tag, 0]));
  writes.onWrite((written) => {
    const changed = Object.entries(tablesOf)
      .filter(([, tables]) => !written || tables.some((table) => written.includes(table)))
      .map(([tag]) => [tag, (versions[tag] ?? 0) + 1]);
    if (changed.length > 0) versions = { ...versions, ...Object.fromEntries(changed) };
  });
  return { versions: () => versions };
}

/** The tags in the value of a `Cache-Tag` header. */
export const parseCacheTags = (header: string): string[] =>
  header
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
