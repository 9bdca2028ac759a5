import { AdminIcon } from './admin-icon.tsx';
import { Button } from './button.tsx';

type Query = { isFetching: boolean; refetch: () => Promise<unknown> };

/** Refetches the given queries. The button is pending until the first one is done. */
export function RefreshButton({
  queries,
  onRefresh = () => Promise.all(queries.map(({ refetch }) => refetch())),
}: {
  queries: readonly [Query, ...Query[]];
  /** Called instead of refetching `queries`, where more than these has to be refetched. */
  onRefresh?: () => unknown;
}) {
  return (
    <Button onClick={() => void onRefresh()} pending={queries[0].isFetching}>
      <AdminIcon name="refresh" />
      Refresh
    </Button>
  );
}
