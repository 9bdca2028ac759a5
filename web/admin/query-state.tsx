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
  /** The subject of the error message, such as `The list`. */
  what?: string;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { data, isError, isFetching } = query;
  if (data === undefined && !isError) return <Skeleton />;
  if (data !== undefined && isEmpty(data) && !isError) return empty;
  return (
    <>
      {isError && <LoadError query={query} what={what} />}
      {/* Rendered at the same position with and without an error, so that forms are not remounted and keep their input
          when a refetch fails. */}
      {data !== undefined && !isEmpty(data) && (
        <div aria-busy={isFetching || undefined}>{children(data)}</div>
      )}
    </>
  );
}

function LoadError({ query, what }: { query: Query<unknown>; what: string }) {
  const { error, isFetching, refetch } = query;
  const reason = apiErrorOf(error)?.message;
  return (
    <Notice tone="danger" icon="alert" role="alert">
      <p>{what} could not be loaded. Nothing is lost.</p>
      {reason && <p>{reason}</p>}
      <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </Notice>
  );
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
