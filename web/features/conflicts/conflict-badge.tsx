import { Badge } from '@mantine/core';
import { createContext, type ReactNode, use, useMemo } from 'react';
import {
  type CheckState,
  type RecordKind,
  STATE_LABELS,
} from '../../../src/features/conflicts/rules.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './conflict-badge.module.css';

const COLOURS = {
  none: 'gray',
  possible: 'warning',
  cleared: 'success',
  conflict: 'destructive',
} as const satisfies Record<CheckState, string>;

/**
 * The conflict check states of the records of a list. A context, because the columns of the list must be a stable
 * reference.
 */
const StatesContext = createContext<ReadonlyMap<string, CheckState>>(new Map());

const NO_ITEMS: readonly { id: string }[] = [];

/** Fetches the conflict checks of the rows of a list for their badges. */
export function ConflictStates({
  kind,
  items = NO_ITEMS,
  children,
}: {
  kind: RecordKind;
  items: readonly { id: string }[] | undefined;
  children: ReactNode;
}) {
  const ids = items.map(({ id }) => id);
  const { data } = trpc.conflicts.states.useQuery(
    { kind, ids },
    { enabled: ids.length > 0, placeholderData: (previous) => previous },
  );
  const states = useMemo(() => new Map(data?.map(({ id, state }) => [id, state])), [data]);
  return <StatesContext value={states}>{children}</StatesContext>;
}

/** The state of a record if it is a possible or confirmed conflict. */
function useConflict(id: string): 'possible' | 'conflict' | undefined {
  const state = use(StatesContext).get(id);
  return state === 'possible' || state === 'conflict' ? state : undefined;
}

/** The state of a record as text, if it is a possible or confirmed conflict. */
export function useConflictLabel(id: string): string | undefined {
  const state = useConflict(id);
  return state && STATE_LABELS[state];
}

export function ConflictBadge({ id }: { id: string }) {
  const state = useConflict(id);
  return state && <StateBadge state={state} />;
}

/** The badge as an icon, where there is no room for text; screen readers get the text. */
export function ConflictMark({ id }: { id: string }) {
  const state = useConflict(id);
  if (!state) return null;
  return (
    <i className={styles[state]} title={STATE_LABELS[state]}>
      <Icon name="alert" size="sm" />
      <span className="visually-hidden">{STATE_LABELS[state]}, </span>
    </i>
  );
}

export function StateBadge({ state }: { state: CheckState }) {
  return <Badge color={COLOURS[state]}>{STATE_LABELS[state]}</Badge>;
}
