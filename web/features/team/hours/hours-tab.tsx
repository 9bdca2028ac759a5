import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { HostSettings } from '../../../../src/features/scheduling/hosts/schema.ts';
import { Notice } from '../../../admin/notice.tsx';
import { Switch } from '../../../admin/switch.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import type { OnDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Section } from '../../firm/section.tsx';
import { StillBooked } from '../deactivate/still-booked.tsx';
import styles from '../member-page.module.css';
import { type Member, type TypeSettings, useRefreshTeam } from '../use-team.ts';
import { HoursForm } from './hours-form.tsx';
import { KeepFirmDialog } from './keep-firm-dialog.tsx';

const DeactivateDialog = lazy(async () => ({
  default: (await import('../deactivate/deactivate-dialog.tsx')).DeactivateDialog,
}));

/** The tab for whether an attorney takes consultations, and when. */
export function HoursTab({
  member,
  types,
  onDirty,
}: {
  member: Member;
  types: readonly TypeSettings[];
  onDirty: OnDirty;
}) {
  const { host, attorney, name } = member;
  const [isAsking, setAsking] = useState(false);
  const replacesFirm = useReplacesFirm(member);
  const [isDirty, setDirty] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const mayChange = useCan()('availability.change');
  const start = useStart(member);
  const isHidden = attorney?.isActive === false;
  const report = (dirty: boolean) => {
    setDirty(dirty);
    onDirty(dirty);
  };
  const isActive = host?.isActive === true;
  const begin = () => (replacesFirm ? setAsking(true) : start.run());
  return (
    <div className={styles.sections}>
      <Section title="Consultations">
        <Switch
          checked={isActive}
          isReadOnly={!mayChange}
          pending={start.isPending || isDirty || (isHidden && !isActive)}
          onChange={(on) => (on ? begin() : setStopping(true))}
          label="Takes consultations"
          hint={hintOf({ isDirty, isHidden, isActive })}
        />
      </Section>
      {isActive && (
        <p className="small">
          <Link to="/admin/closed-days" search={{ open: 'why', host: host?.number }}>
            Why are there no free times?
          </Link>
        </p>
      )}
      {host && !isActive && (
        <StillBooked host={host} name={name} onHandle={() => setStopping(true)} />
      )}
      {host ? (
        <HoursForm
          key={host.number}
          host={host}
          types={types.filter(({ hosts }) => hosts.includes(host.number))}
          onDirty={report}
        />
      ) : (
        <Notice icon="clock">
          <p>
            {name} takes no consultations. Once they do, they start with the hours and types of the
            firm as a whole.
          </p>
        </Notice>
      )}
      {isAsking && (
        <KeepFirmDialog
          name={name}
          onClose={() => setAsking(false)}
          onChoose={(keepFirm) => {
            setAsking(false);
            start.run(keepFirm);
          }}
        />
      )}
      {host && isStopping && (
        <Suspense>
          <DeactivateDialog host={host} name={name} onClose={() => setStopping(false)} />
        </Suspense>
      )}
    </div>
  );
}

function hintOf({
  isDirty,
  isHidden,
  isActive,
}: {
  isDirty: boolean;
  isHidden: boolean;
  isActive: boolean;
}): string {
  if (isDirty) return 'Save or cancel your changes first.';
  if (isHidden) return 'The site does not show this profile, so nobody can book them.';
  return isActive ? 'Visitors can book at the times below.' : 'Visitors cannot book them.';
}

/** Whether the firm as a whole is the only one who takes consultations, so that an attorney could take its place. */
function useReplacesFirm({ attorney }: Member): boolean {
  const hosts = trpc.availability.settings.useQuery().data?.hosts ?? [];
  const active = hosts.filter(({ isActive }) => isActive);
  return attorney !== null && active.length > 0 && active.every(({ slug }) => slug === null);
}

/** Activates an attorney as a host, again or for the first time. */
function useStart({ slug, host, name }: Member) {
  const withToasts = useMutationToasts();
  const refresh = useRefreshTeam();
  const texts = {
    success: `${name} takes consultations`,
    failure: 'Failed to save the change',
    refresh,
  };
  const adding = trpc.availability.addHost.useMutation(withToasts(texts));
  const saving = trpc.availability.saveHost.useMutation(withToasts(texts));
  return {
    isPending: adding.isPending || saving.isPending,
    run: (keepFirm?: boolean) =>
      host
        ? saving.mutate({ ...activated(host), keepFirm })
        : adding.mutate({ attorney: slug, keepFirm }),
  };
}

const activated = ({ number, maxPerDay, weeklyHours, updatedAt }: HostSettings) => ({
  ...{ number, maxPerDay, weeklyHours, updatedAt },
  isActive: true,
});
