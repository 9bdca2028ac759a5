type Block = { startsAt: Date; endsAt: Date; reason: string | null; hostNumber: number | null };

/** The blocks of a series, in any order, as the audit log stores them. */
export function describeSeries(blocks: readonly [Block, ...Block[]]) {
  const [{ reason, hostNumber }] = blocks;
  return {
    count: blocks.length,
    startsAt: new Date(Math.min(...blocks.map(({ startsAt }) => +startsAt))),
    endsAt: new Date(Math.max(...blocks.map(({ endsAt }) => +endsAt))),
    reason,
    ...(hostNumber !== null && { hostNumber }),
  };
}
