import type { HostSettings } from '../../../../src/features/scheduling/hosts/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** A notice that a deactivated host still has appointments. */
export function StillBooked({
  host,
  name,
  onHandle,
}: {
  host: HostSettings;
  name: string;
  onHandle: () => void;
}) {
  const { data } = trpc.hosts.booked.useQuery({ number: host.number });
  if (!data || data.count === 0) return null;
  return (
    <Notice tone="warning" icon="alert">
      <p>
        {name} takes no consultations and still has{' '}
        {data.count === 1 ? 'one appointment' : `${data.count} appointments`}.
      </p>
      <Button permission="team.change" size="sm" onClick={onHandle}>
        Move or cancel them
      </Button>
    </Notice>
  );
}
