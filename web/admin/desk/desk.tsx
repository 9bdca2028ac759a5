import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../../lib/use-locale.ts';
import { conditionsOf } from '../list/filters.ts';
import { BulkBar, type ListState } from '../list/list-body.tsx';
import { PagedList } from '../paged-list.tsx';
import { useTitle } from '../use-title.ts';
import styles from './desk.module.css';
import { DeskHead } from './desk-head.tsx';
import type { LineOf } from './desk-row.tsx';
import { DeskRows } from './desk-rows.tsx';
import { placeOf } from './place-of.ts';
import { useIsSplit } from './use-is-split.ts';

/** What the work side of a desk gets for its open row. */
export type OpenWork = {
  id: string;
  /** Its place in the list, such as `2 of 30`; undefined if it is not on the page. */
  place: string | undefined;
  onClose: () => void;
};

/**
 * A page with a list and the row that is open, side by side in a window of its height. On a small screen the list, then
 * the open row as a screen of its own, which Back closes.
 */
export function Desk<Row extends { id: string }>({
  list,
  title,
  lineOf,
  isByDay,
  orders,
  more,
  keys,
  emptyAction,
  wrap = (rows) => rows,
  work,
  rest,
  children,
}: {
  list: ListState<Row>;
  title: string;
  lineOf: LineOf<Row>;
  /** Whether the rows are in the order of time, and shown under their days. */
  isByDay: boolean;
  /** The orders of the list to choose from. */
  orders: readonly { value: string; label: string }[];
  /** Items of the menu in the head. */
  more?: ReactNode;
  /** The line of keyboard shortcuts below the list. */
  keys: readonly { keys: readonly string[]; does: string }[];
  emptyAction?: ReactNode;
  /** Adds a context to the rows. */
  wrap?: (rows: ReactNode) => ReactNode;
  work: (open: OpenWork) => ReactNode;
  /** The work side while nothing is open. */
  rest: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}) {
  const locale = useLocale();
  useTitle(title);
  const isSplit = useIsSplit();
  const [isSelecting, setSelecting] = useState(false);
  const { definition, filter, query, openId, onSearch } = list;
  const close = useClose(list);
  useReturnToRow(openId);
  const selectHead = list.table
    .getHeaderGroups()[0]
    ?.headers.find(({ column }) => column.id === 'select');
  const { bulk } = definition;
  return (
    <div className={styles.desk} data-desk={openId ? 'work' : 'list'}>
      <div className={styles.list} data-selecting={isSelecting || undefined}>
        <DeskHead
          list={list}
          title={title}
          orders={orders}
          more={more}
          {...(selectHead && { onSelect: () => setSelecting(true) })}
        />
        <section className={styles.scroll} aria-label={definition.label}>
          {isSelecting && selectHead && (
            <div className={styles.selecting}>
              <list.table.FlexRender header={selectHead} />
              <span aria-hidden="true">Select this page</span>
              <button type="button" onClick={() => setSelecting(false)}>
                Done
              </button>
            </div>
          )}
          <PagedList
            query={query}
            filter={conditionsOf(definition.filters, filter)}
            empty={{ ...definition.empty, action: emptyAction }}
            noMatch={{ text: definition.noMatch }}
            onSearch={onSearch}
          >
            {() =>
              wrap(
                <div ref={list.rowsRef}>
                  <DeskRows list={list} lineOf={lineOf} isByDay={isByDay} />
                </div>,
              )
            }
          </PagedList>
          {bulk && <BulkBar list={list} bulk={bulk} />}
        </section>
        <p className={styles.keys}>
          {keys.map(({ keys: shown, does }) => (
            <span key={does}>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {does}
            </span>
          ))}
        </p>
      </div>
      {openId
        ? work({ id: openId, place: placeOf(list, locale), onClose: close })
        : isSplit && <div className={styles.rest}>{rest}</div>}
      {children}
    </div>
  );
}

/** The position of the current page in the history, as the router stores it. */
const historyIndex = (): number => window.history.state?.__TSR_index ?? 0;

/** Goes back if the previous page of the history is the list, so that Back does not open the row again. */
function useClose({ openId, onClose }: Pick<ListState<never>, 'openId' | 'onClose'>): () => void {
  const listIndex = useRef<number>(undefined);
  useEffect(() => {
    if (openId === undefined) listIndex.current = historyIndex();
  });
  return () => {
    if (listIndex.current === historyIndex() - 1) window.history.back();
    else onClose();
  };
}

/** Moves the focus to the row that was open when it closes, unless the focus is elsewhere. */
function useReturnToRow(openId: string | undefined): void {
  const before = useRef<string>(undefined);
  useLayoutEffect(() => {
    const closed = openId === undefined ? before.current : undefined;
    before.current = openId;
    if (closed && document.activeElement === document.body) focusRow(closed);
  }, [openId]);
}

/** Moves the focus to a row of the desk. */
export function focusRow(id: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`);
  row?.querySelector<HTMLElement>('[data-open-row]')?.focus();
}
