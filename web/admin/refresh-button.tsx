import { Button } from '../ui/button.tsx';
import { OfficeIcon } from './office-icon.tsx';

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
      <OfficeIcon name="refresh" />
      Refresh
    </Button>
  );
}
