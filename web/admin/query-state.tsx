import type { ReactNode } from 'react';
import { apiErrorOf } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import styles from './query-state.module.css';

type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

const BARS = [1, 2, 3, 4, 5];

/** Renders a query's data, or its pending, error or empty state. */
export function QueryState<Data>({
  query,
  what = 'This',
  isEmpty = () => false,
  empty,
  children,
}: {
  query: Query<Data>;
  /** What could not be loaded, as the beginning of the error message: `The list`. */
  what?: string;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { data, isError, isFetching, refetch } = query;
  if (isError) {
    const reason = apiErrorOf(query.error)?.message;
    return (
      <>
        <Notice tone="danger" icon="alert" role="alert">
          <p>{what} could not be loaded. Nothing is lost.</p>
          {reason && <p>{reason}</p>}
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
        {data !== undefined && !isEmpty(data) && children(data)}
      </>
    );
  }
  if (data === undefined) return <Skeleton />;
  if (isEmpty(data)) return empty;
  return <div aria-busy={isFetching || undefined}>{children(data)}</div>;
}

/** Placeholder for a list that is loading. Appears after a delay, so that fast responses do not flicker. */
function Skeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">Loading…</span>
      {BARS.map((bar) => (
        <span key={bar} className={styles.bar} aria-hidden="true" />
      ))}
    </div>
  );
}
