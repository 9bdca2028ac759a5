import { Button } from '../ui/button.tsx';
import { AdminIcon } from './admin-icon.tsx';

/** Fetches again what a screen shows. */
export function RefreshButton({
  isFetching,
  onRefresh,
}: {
  isFetching: boolean;
  onRefresh: () => unknown;
}) {
  return (
    <Button onClick={() => void onRefresh()} pending={isFetching}>
      <AdminIcon name="refresh" />
      Refresh
    </Button>
  );
}
