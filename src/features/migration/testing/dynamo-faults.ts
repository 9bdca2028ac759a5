/** Fault rates as shares of all requests; the rest pass. */
export type Faults = {
  /** Part of a batch is not executed and is listed in the response. */
  unprocessed: number;
  throttled: number;
  /** Status 500, not executed. */
  failed: number;
  /** Executed, but the connection is lost before the response. */
  unanswered: number;
};
export type Fault = keyof Faults | 'passed';

export const NO_FAULTS: Faults = { unprocessed: 0, throttled: 0, failed: 0, unanswered: 0 };

/** Fault rates of an overloaded service, worst case. */
export const BAD_DAY: Faults = {
  unprocessed: 0.2,
  throttled: 0.1,
  failed: 0.05,
  unanswered: 0.05,
};

/** Pseudorandom numbers in [0, 1), reproducible by seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function drawFault(faults: Faults, random: () => number): Fault {
  let left = random();
  for (const [fault, share] of Object.entries(faults) as [keyof Faults, number][]) {
    if (left < share) return fault;
    left -= share;
  }
  return 'passed';
}

/** Writes by table, in the format of a batch. */
export type Undone = Record<string, unknown[]>;

/**
 * Splits a batch into a part to execute and an unprocessed part, at least one write each. Undefined for a single write:
 * DynamoDB leaves none or some unprocessed, never all.
 */
export function partBatch(
  body: Buffer,
  random: () => number,
): { done: Buffer; undone: Undone } | undefined {
  const batch: { RequestItems: Undone } = JSON.parse(body.toString());
  const writes = Object.entries(batch.RequestItems).flatMap(([table, requests]) =>
    requests.map((request) => ({ table, request, rank: random() })),
  );
  if (writes.length < 2) return undefined;
  writes.sort((a, b) => a.rank - b.rank);
  const count = 1 + Math.floor(random() * (writes.length - 1));
  return {
    done: Buffer.from(JSON.stringify({ ...batch, RequestItems: byTable(writes.slice(0, count)) })),
    undone: byTable(writes.slice(count)),
  };
}

function byTable(writes: readonly { table: string; request: unknown }[]): Undone {
  const grouped = Object.groupBy(writes, ({ table }) => table);
  return Object.fromEntries(
    Object.entries(grouped).map(([table, some = []]) => [
      table,
      some.map(({ request }) => request),
    ]),
  );
}
