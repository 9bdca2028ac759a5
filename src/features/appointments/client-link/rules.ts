/** What the client's page shows of the times to move to, without scripts. */
export type MoveAddress = {
  /** Whether any attorney will do. */
  anyone?: boolean | undefined;
  month?: string | undefined;
  date?: string | undefined;
  /** The ISO instant of a chosen time. */
  start?: string | undefined;
};

/** The query of the client's page with the times to move to. */
export function moveHref({ anyone, month, date, start }: MoveAddress): string {
  const query = new URLSearchParams({
    move: '1',
    ...(anyone && { anyone: '1' }),
    ...(month && { month }),
    ...(date && { date }),
    ...(start && { start }),
  });
  return `?${query}`;
}

/** The search parameters of the client's page; invalid values are left out. The router reads `1` as a number. */
export function parseMoveSearch(search: Record<string, unknown>) {
  const { start } = search;
  const isTime = typeof start === 'string' && !Number.isNaN(Date.parse(start));
  return {
    move: flagOf(search.move),
    anyone: flagOf(search.anyone),
    month: textOf(search.month),
    date: textOf(search.date),
    start: isTime ? new Date(start).toISOString() : undefined,
  };
}

/** What the search parameters say of moving; undefined if the page is not asked to move the appointment. */
export function moveAddressOf({
  move,
  anyone,
  ...times
}: ReturnType<typeof parseMoveSearch>): MoveAddress | undefined {
  return move && { ...times, anyone: anyone !== undefined };
}

const flagOf = (value: unknown) => (String(value) === '1' ? (1 as const) : undefined);

const textOf = (value: unknown) =>
  typeof value === 'string' && /^[0-9-]{1,10}$/.test(value) ? value : undefined;
