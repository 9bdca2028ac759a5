import type { Profiler } from 'node:inspector';

/** Time spent in a function itself, without its callees. */
type SelfTime = { name: string; ms: number; share: number };

/** The functions with the largest self time, idle time excluded. */
export function largestSelfTimes(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  count: number,
): SelfTime[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  let sum = 0;
  for (const [index, id] of samples.entries()) {
    const name = names.get(id);
    if (!name) continue;
    const ms = (timeDeltas[index] ?? 0) / 1_000;
    times.set(name, (times.get(name) ?? 0) + ms);
    sum += ms;
  }
  return [...times]
    .map(([name, ms]) => ({ name, ms, share: ms / sum }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count);
}

/** Undefined for idle time and for the profiler itself. */
function nameOf({ functionName, url, lineNumber }: Profiler.Profile['nodes'][0]['callFrame']) {
  if (functionName === '(idle)' || url === 'node:inspector') return undefined;
  if (!url) return functionName || '(native)';
  const file = url.replace(/^file:\/\//, '').replace(/^.*\/(node_modules|src|dist\/[^/]+)\//, '');
  return `${functionName || '(anonymous)'} (${file}:${lineNumber + 1})`;
}
