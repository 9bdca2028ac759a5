import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { HostSettings } from '../../../../src/features/scheduling/hosts/schema.ts';
import type { Outcome } from '../../../../src/features/team/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { NotConnectedNotice } from '../../email/not-connected-notice.tsx';
import { useRefreshTeam } from '../use-team.ts';
import styles from './deactivate-dialog.module.css';
import { OutcomeList } from './outcome-list.tsx';

const CHOICES = [
  {
    value: 'keep',
    label: 'Keep them',
    description: 'They take place as booked. Nobody gets a mail.',
  },
  {
    value: 'move',
    label: 'Move them to somebody else who is free',
    description:
      'At the same times. Clients get a mail; an appointment that nobody can take stays.',
  },
  {
    value: 'cancel',
    label: 'Cancel them',
    description: 'Each client gets a mail.',
  },
] as const;

type Choice = (typeof CHOICES)[number]['value'];

/** Dialog to deactivate a host: lists the booked appointments, asks what to do with them, and shows the result. */
export function DeactivateDialog({
  host,
  name,
  onClose,
}: {
  host: HostSettings;
  name: string;
  onClose: () => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const [choice, setChoice] = useState<Choice>('keep');
  const [outcome, setOutcome] = useState<readonly Outcome[]>();
  const booked = trpc.hosts.booked.useQuery({ number: host.number }, { staleTime: 0 });
  const withToasts = useMutationToasts();
  const refresh = useRefreshTeam();
  const ending = trpc.hosts.deactivate.useMutation(
    withToasts({
      success: `${name} no longer takes consultations`,
      failure: 'Failed to stop the consultations',
      refresh,
      onSuccess: (results) => (results.length === 0 ? onClose() : setOutcome(results)),
    }),
  );
  const end = () =>
    ending.mutate({ number: host.number, updatedAt: host.updatedAt, booked: choice });
  return (
    <Dialog
      title={outcome ? 'Result for each appointment' : `Stop consultations with ${name}?`}
      onClose={onClose}
      footer={
        outcome ? (
          <Button variant="filled" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="filled"
              pending={ending.isPending}
              aria-disabled={booked.data === undefined}
              onClick={() => booked.data && end()}
            >
              {host.isActive ? 'Stop Consultations' : 'Apply'}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <OutcomeList results={outcome} zone={firm.zone} />
      ) : (
        <QueryState
          query={booked}
          what="The list of appointments"
          isEmpty={({ count }) => count === 0}
          empty={<p>Nothing is booked. Visitors can no longer choose {name}.</p>}
        >
          {({ count, first }) => (
            <Stack gap="1rem">
              {choice !== 'keep' && <NotConnectedNotice mail="A mail to a client" />}
              <p>
                Visitors can no longer choose {name}.{' '}
                {count === 1 ? 'One appointment is' : `${count} appointments are`} still booked:
              </p>
              <ul className={styles.list}>
                {first.map(({ id, name: client, scheduledDate, typeLabel }) => (
                  <li key={id}>
                    <b>{client}</b>, {formatMoment(scheduledDate, firm.zone, firm.formats.locale)}
                    <span className="muted small"> {typeLabel}</span>
                  </li>
                ))}
                {count > first.length && <li>and {count - first.length} more</li>}
              </ul>
              <Radio.Group
                label="What to do with them"
                value={choice}
                onChange={(value) => setChoice(value as Choice)}
              >
                <Stack gap="md" mt="xs">
                  {CHOICES.map((each) => (
                    <Radio key={each.value} {...each} />
                  ))}
                </Stack>
              </Radio.Group>
            </Stack>
          )}
        </QueryState>
      )}
    </Dialog>
  );
}
