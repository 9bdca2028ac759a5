import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { formatCount } from '../../src/platform/pagination/rules.ts';
import { trpc } from '../lib/trpc.ts';
import { useLocale } from '../lib/use-locale.ts';
import { AdminIcon } from './admin-icon.tsx';
import styles from './entry-link.module.css';
import type { Entry, Section } from './section.ts';
import { isSetting } from './sections.ts';
import { SETTINGS } from './settings-groups.ts';
import { useCan } from './use-can.ts';
import { useCurrentSection } from './use-navigation.ts';

/** A link to an entry of the navigation, with the number of its pending items. */
export function EntryLink({
  entry,
  className,
  onClick,
}: {
  entry: Entry;
  className: string | undefined;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  const { label, icon, sections } = entry;
  const [{ to, title }] = sections;
  const isCurrent = leadsTo(entry, useCurrentSection());
  return (
    <Link
      to={to}
      className={className}
      onClick={onClick}
      // The router itself would mark the dashboard on every page below it.
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <AdminIcon name={icon} />
      {label}
      {title !== label && <span className="visually-hidden"> ({title})</span>}
      <Pending entry={entry} />
    </Link>
  );
}

/** Whether a section is reached by an entry; each setting is reached by the settings, too. */
const leadsTo = (entry: Entry, section: Section | undefined): boolean =>
  section !== undefined &&
  (entry.sections.some(({ to }) => to === section.to) ||
    (entry === SETTINGS && isSetting(section)));

function Pending({ entry }: { entry: Entry }) {
  const can = useCan();
  const [{ to }] = entry.sections;
  if (to === '/admin/contact-submissions') return <NewMessages />;
  if (to === '/admin/appointments') return <ToConfirm />;
  const leadsToStaff = entry === SETTINGS || to === '/admin/staff';
  return leadsToStaff && can('staff.read') ? <WaitingAccounts /> : null;
}

function NewMessages() {
  const { data } = trpc.contact.counts.useQuery();
  return <Count count={data?.new} what="new" />;
}

function ToConfirm() {
  const { data } = trpc.appointments.counts.useQuery();
  return <Count count={data?.scheduled} what="to confirm" />;
}

function WaitingAccounts() {
  const { data } = trpc.staff.counts.useQuery();
  return <Count count={data?.pending} what="waiting for approval" />;
}

function Count({ count, what }: { count: number | undefined; what: string }) {
  const locale = useLocale();
  if (!count) return null;
  return (
    <span className={styles.count}>
      {formatCount(count, locale)}
      <span className="visually-hidden"> {what}</span>
    </span>
  );
}
