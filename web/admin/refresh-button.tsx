import { AdminIcon } from './admin-icon.tsx';
import { Button } from './button.tsx';

type Query = { isFetching: boolean; refetch: () => Promise<unknown> };

/** Fetches the given queries again. The button is pending until the first one is done. */
export function RefreshButton({
  queries,
  onRefresh = () => Promise.all(queries.map(({ refetch }) => refetch())),
}: {
  queries: readonly [Query, ...Query[]];
  /** Replaces the refetch of `queries`, where more has to be fetched again. */
  onRefresh?: () => unknown;
}) {
  return (
    <Button onClick={() => void onRefresh()} pending={queries[0].isFetching}>
      <AdminIcon name="refresh" />
      Refresh
    </Button>
  );
}
