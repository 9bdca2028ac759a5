import { Menu } from '@mantine/core';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import dialog from '../../../admin/dialog-section.module.css';
import { IconButton } from '../../../admin/icon-button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import rows from '../../../ui/rows.module.css';
import { useConsultationTypes } from '../use-consultation-types.ts';
import { describeSpan } from './describe-span.ts';
import { useRefreshBlocks } from './use-block-time.tsx';

/**
 * The upcoming blocks, each with a button to remove it; for a block of a series, a dialog asks which ones to remove.
 */
export function Blocks({ zone }: { zone: string }) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const refresh = useRefreshBlocks();
  const { hostName } = useConsultationTypes();
  const query = trpc.timeOff.list.useQuery({ limit: 100 });
  const failure = 'Failed to unblock the time';
  const removal = trpc.timeOff.remove.useMutation(
    withToasts({ success: 'Time unblocked', failure, refresh }),
  );
  const removals = trpc.timeOff.removeSeries.useMutation(
    withToasts({
      success: ({ count }: { count: number }) =>
        count === 1 ? 'Time unblocked' : `${count} times unblocked`,
      failure,
      refresh,
    }),
  );
  return (
    <section className={dialog.section}>
      <h3>Blocked</h3>
      <QueryState
        query={query}
        what="The list"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="muted small">Nothing is blocked.</p>}
      >
        {({ items }) => (
          <ul>
            {items.map(({ id, startsAt, endsAt, reason, seriesId, hostNumber }) => {
              const label = `Unblock: ${formatMoment(startsAt, zone, locale)}`;
              return (
                <li key={id} className={rows.who}>
                  <span className="num small">
                    {describeSpan({ startsAt, endsAt }, zone, locale)}
                    {seriesId && ', repeating'}
                    {hostNumber !== undefined && `, ${hostName(hostNumber)}`}
                  </span>
                  {reason && <span className="muted small">{reason}</span>}
                  {seriesId ? (
                    <SeriesMenu
                      label={label}
                      onOne={() => removal.mutate({ id })}
                      onSeries={(scope) => removals.mutate({ id, scope })}
                    />
                  ) : (
                    <IconButton label={label} onClick={() => removal.mutate({ id })}>
                      <AdminIcon name="trash" />
                    </IconButton>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function SeriesMenu({
  label,
  onOne,
  onSeries,
}: {
  label: string;
  onOne: () => void;
  onSeries: (scope: 'later' | 'all') => void;
}) {
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }} withinPortal={false}>
      <Menu.Target>
        <IconButton label={label}>
          <AdminIcon name="trash" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onOne}>Unblock this time</Menu.Item>
        <Menu.Item onClick={() => onSeries('later')}>Unblock this and later times</Menu.Item>
        <Menu.Item onClick={() => onSeries('all')}>Unblock the whole series</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
