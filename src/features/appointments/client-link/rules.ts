/** The state of moving an appointment on the client's page without scripts, as part of its URL. */
export type MoveAddress = {
  /** Whether any attorney is acceptable. */
  anyone?: boolean | undefined;
  month?: string | undefined;
  date?: string | undefined;
  /** The ISO instant of a chosen time. */
  start?: string | undefined;
  /** Whether the move to this time was refused. */
  isTaken?: boolean | undefined;
};

/** The query string of the client's page while moving the appointment. */
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

/** Reads the search parameters of `moveHref`; undefined without `move`. Invalid values are left out. */
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

/** UTC only: an instant without a zone would be read in that of the process. */
const INSTANT = /^2\d{3}-\d\d-\d\dT[\d:.]+Z$/;

/** The router parses `1` as a number. */
const isSet = (value: unknown) => String(value) === '1';

const textOf = (value: unknown) =>
  typeof value === 'string' && /^[0-9-]{1,10}$/.test(value) ? value : undefined;
