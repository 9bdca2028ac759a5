import { Resolver } from 'node:dns/promises';

/** Entries of a name in DNS; null if they could not be looked up. */
type Found = readonly string[] | null;

export type LookUp = {
  addresses(name: string): Promise<Found>;
  texts(name: string): Promise<Found>;
  /** Whether a name has a key for DKIM, published by a TXT or a CNAME record; null if that could not be looked up. */
  hasKey(name: string): Promise<boolean | null>;
};

const TIMEOUT_MS = 1_500;
/** The name, or the name with records of this type, does not exist. */
const NONE: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/** Looks names up in DNS, by the name servers of the machine unless others are given. */
export function createLookUp(servers?: readonly string[]): LookUp {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (servers) resolver.setServers([...servers]);
  const found = async (asking: Promise<string[]>): Promise<Found> => {
    try {
      return await asking;
    } catch (error) {
      const { code } = error as { code?: unknown };
      return NONE.includes(code) ? [] : null;
    }
  };
  const joined = async (asking: Promise<string[][]>) =>
    (await asking).map((parts) => parts.join(''));
  const texts = (name: string) => found(joined(resolver.resolveTxt(name)));
  return {
    texts,
    async addresses(name) {
      const kinds = await Promise.all([
        found(resolver.resolve4(name)),
        found(resolver.resolve6(name)),
      ]);
      return kinds.includes(null) ? null : kinds.flatMap((addresses) => addresses ?? []);
    },
    async hasKey(name) {
      const records = await Promise.all([texts(name), found(resolver.resolveCname(name))]);
      if (records.some((each) => each && each.length > 0)) return true;
      return records.includes(null) ? null : false;
    },
  };
}
