import { type ReactNode, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { ListState } from '../list/list-body.tsx';
import { useShownRows } from '../list/use-list-table.ts';
import { useNow } from '../use-now.ts';
import styles from './desk.module.css';
import { DeskRow, type LineOf } from './desk-row.tsx';
import { dayTitle } from './line-time.ts';

const MINUTE_MS = 60_000;

/** The rows of a desk, under the titles of their days if the list is in the order of time. */
export function DeskRows<Row extends { id: string }>({
  list: { table, definition, openId, onOpen, zone },
  lineOf,
  isByDay,
}: {
  list: ListState<Row>;
  lineOf: LineOf<Row>;
  isByDay: boolean;
}) {
  const locale = useLocale();
  const today = localDateOf(useNow(MINUTE_MS), zone);
  const rows = useShownRows(table);
  const latestOnOpen = useRef(onOpen);
  useLayoutEffect(() => {
    latestOnOpen.current = onOpen;
  });
  const open = useCallback((id: string) => latestOnOpen.current(id), []);
  const groups: { title: string; rows: typeof rows }[] = [];
  for (const row of rows) {
    const title = isByDay
      ? dayTitle(lineOf(row.original).at, zone, today, locale)
      : definition.label;
    const last = groups.at(-1);
    if (last?.title === title) last.rows.push(row);
    else groups.push({ title, rows: [row] });
  }
  return groups.map(({ title, rows: inGroup }) => (
    <Group key={title} title={title} isShown={isByDay}>
      {inGroup.map((row) => (
        <DeskRow
          key={row.id}
          table={table}
          row={row}
          lineOf={lineOf}
          isOpen={row.id === openId}
          isSelected={row.getIsSelected()}
          onOpen={open}
          zone={zone}
          today={today}
          isUnderDay={isByDay}
        />
      ))}
    </Group>
  ));
}

function Group({
  title,
  isShown,
  children,
}: {
  title: string;
  isShown: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <h2 id={id} className={isShown ? styles.day : 'visually-hidden'}>
        {title}
      </h2>
      <ul className={styles.rows} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}
