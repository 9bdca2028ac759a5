import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import type { OnDirty } from '../../../admin/use-report-dirty.ts';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Section } from '../../firm/section.tsx';
import { describeSpan } from '../../scheduling/time-off/describe-span.ts';
import styles from '../member-page.module.css';
import type { Member } from '../use-team.ts';
import leave from './leave.module.css';
import { LeaveForm } from './leave-form.tsx';

/** The leave of a host, during which they cannot be booked. */
export function LeaveTab({ member, onDirty }: { member: Member; onDirty: OnDirty }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { data: own } = trpc.timeOff.own.useQuery();
  const { host, name, slug } = member;
  if (!host?.isActive) {
    return (
      <Notice icon="clock">
        <p>{name} takes no consultations, so no leave is needed.</p>
      </Notice>
    );
  }
  if (!own) return null;
  if (own.isLimited && own.hostNumber !== host.number) {
    return (
      <Notice icon="clock">
        <p>Attorneys see only their own leave.</p>
      </Notice>
    );
  }
  return (
    <div className={styles.sections}>
      <IfCan permission="timeOff.change">
        <Section
          title="Add leave"
          lead={`Nobody can book ${name} during their leave. Others can still be booked.`}
        >
          <LeaveForm attorney={slug} name={name} onDirty={onDirty} />
        </Section>
      </IfCan>
      <Section title="Upcoming leave">
        <LeaveList hostNumber={host.number} zone={firm.zone} />
      </Section>
    </div>
  );
}

function LeaveList({ hostNumber, zone }: { hostNumber: number; zone: string }) {
  const locale = useLocale();
  const { timeOff, appointments } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const list = trpc.timeOff.list.useQuery({ limit: 100 });
  const removal = trpc.timeOff.remove.useMutation(
    withToasts({
      success: 'Leave removed',
      failure: 'Failed to remove the leave',
      refresh: () => Promise.all([timeOff.invalidate(), appointments.invalidate()]),
    }),
  );
  const isTheirs = (block: { hostNumber?: number | undefined }) =>
    block.hostNumber === undefined || block.hostNumber === hostNumber;
  return (
    <QueryState
      query={list}
      what="The leave"
      isEmpty={({ items }) => !items.some(isTheirs)}
      empty={<p className="muted">No leave is planned.</p>}
    >
      {({ items }) => (
        <ul className={leave.list}>
          {items.filter(isTheirs).map(({ id, startsAt, endsAt, reason, ...block }) => (
            <li key={id}>
              <span>
                <span className="num">{describeSpan({ startsAt, endsAt }, zone, locale)}</span>
                {reason && <span className="muted small"> {reason}</span>}
              </span>
              {block.hostNumber === undefined ? (
                <span className="muted small">The whole firm</span>
              ) : (
                <IconButton
                  permission="timeOff.change"
                  label={`Remove the leave from ${formatMoment(startsAt, zone, locale)}`}
                  onClick={() => removal.mutate({ id })}
                >
                  <AdminIcon name="trash" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
