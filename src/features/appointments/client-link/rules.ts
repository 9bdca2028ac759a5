/** What the client's page shows of the times to move to, without scripts. */
export type MoveAddress = {
  /** Whether any attorney will do. */
  anyone?: boolean | undefined;
  month?: string | undefined;
  date?: string | undefined;
  /** The ISO instant of a chosen time. */
  start?: string | undefined;
  /** Whether the move to this time was refused. */
  isTaken?: boolean | undefined;
};

/** The query of the client's page with the times to move to. */
export function moveHref({ anyone, month, date, start, isTaken }: MoveAddress): string {
  const query = new URLSearchParams({
    move: '1',
    ...(anyone && { anyone: '1' }),
    ...(month && { month }),
    ...(date && { date }),
    ...(start && { start }),
    ...(isTaken && { taken: '1' }),
  });
  return `?${query}`;
}

/** What the search parameters of the client's page say of moving; undefined without `move`. Invalid ones are left out. */
export function readMoveAddress(search: Record<string, unknown>): MoveAddress | undefined {
  if (!isSet(search.move)) return undefined;
  const { start } = search;
  const isTime =
    typeof start === 'string' && INSTANT.test(start) && !Number.isNaN(Date.parse(start));
  return {
    anyone: isSet(search.anyone),
    month: textOf(search.month),
    date: textOf(search.date),
    start: isTime ? new Date(start).toISOString() : undefined,
    isTaken: isSet(search.taken),
  };
}

/** In UTC: without a zone it would be read in the one of the process. */
const INSTANT = /^2\d{3}-\d\d-\d\dT[\d:.]+Z$/;

/** The router reads `1` as a number. */
const isSet = (value: unknown) => String(value) === '1';

const textOf = (value: unknown) =>
  typeof value === 'string' && /^[0-9-]{1,10}$/.test(value) ? value : undefined;
