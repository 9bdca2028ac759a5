import type { Import } from './read-imports.ts';
import { featureOf } from './rules.ts';

/** An import with which a feature of the server comes back to itself by way of others. */
export type Cycle = { features: readonly string[]; imports: readonly Import[] };

const isOfServer = ({ from, to }: Import) =>
  from.startsWith('src/features/') && to.startsWith('src/features/') && !/\.test\.ts$/.test(from);

/** The shortest way in which each feature depends on itself through others, types included. */
export function findCycles(imports: readonly Import[]): Cycle[] {
  const arrows = new Map<string, Map<string, Import>>();
  for (const imported of imports.filter(isOfServer)) {
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
