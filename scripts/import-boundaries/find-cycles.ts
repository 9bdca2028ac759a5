import type { Import } from './read-imports.ts';
import { featureOf, isTest } from './rules.ts';

/** A chain of imports from a feature of the server or client back to itself through other features. */
export type Cycle = { features: readonly string[]; imports: readonly Import[] };

/** Folders whose features must not have cyclic dependencies, and what to do instead. */
export const FEATURE_ROOTS = [
  {
    root: 'src/features',
    message: 'Move what both need into src/platform, or hand it in from src/app.',
  },
  {
    root: 'web/features',
    message:
      'Move what both need to the noun that it is about, or into web/ui if it knows nothing of this product, or pass it as a prop or a child from web/routes.',
  },
] as const;

/**
 * The shortest cycle of each feature below `root`, such as `web/features`, that depends on itself through others. Type
 * imports count, tests do not.
 */
export function findCycles(imports: readonly Import[], root: string): Cycle[] {
  const isWithin = ({ from, to }: Import) =>
    from.startsWith(`${root}/`) && to.startsWith(`${root}/`) && !isTest(from);
  const arrows = new Map<string, Map<string, Import>>();
  for (const imported of imports.filter(isWithin)) {
    const [from, to] = [featureOf(imported.from), featureOf(imported.to)];
    if (!from || !to || from === to) continue;
    const outgoing = arrows.get(from) ?? new Map<string, Import>();
    arrows.set(from, outgoing);
    if (!outgoing.has(to)) outgoing.set(to, imported);
  }
  const cycles: Cycle[] = [];
  const seen = new Set<string>();
  for (const start of arrows.keys()) {
    const way = shortestWayBack(arrows, start);
    const key = way && [...way].sort().join();
    if (!way || !key || seen.has(key)) continue;
    seen.add(key);
    cycles.push({
      features: way,
      imports: way.flatMap(
        (from, i) => arrows.get(from)?.get(way[(i + 1) % way.length] ?? '') ?? [],
      ),
    });
  }
  return cycles;
}

function shortestWayBack(
  arrows: ReadonlyMap<string, ReadonlyMap<string, Import>>,
  start: string,
): string[] | undefined {
  let ways = [[start]];
  const reached = new Set<string>();
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const next of arrows.get(way.at(-1) ?? '')?.keys() ?? []) {
        if (next === start) return way;
        if (reached.has(next)) continue;
        reached.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return undefined;
}
