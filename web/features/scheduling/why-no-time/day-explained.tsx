import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Notice } from '../../../admin/notice.tsx';
import { useLocale } from '../../../lib/use-locale.ts';
import { hostName } from '../consultation-types/type-words.ts';
import {
  describeDayReason,
  describeStartReason,
  type Explanation,
  HOST_WORDS,
  type StartReason,
} from './reason-words.ts';
import styles from './why-dialog.module.css';

type Names = ReadonlyMap<number, string>;

/**
 * The explanation of one day: the reasons that apply to the whole day, the hosts that cannot be booked at all, and the
 * reasons for each start time.
 */
export function DayExplained({ explanation, zone }: { explanation: Explanation; zone: string }) {
  const locale = useLocale();
  const { reasons, hosts, starts } = explanation;
  const names: Names = new Map(hosts.map(({ number, name }) => [number, hostName(name)]));
  const free = starts.filter(({ isFree }) => isFree).length;
  const away = hosts.filter((host) => host.reasons.length > 0);
  return (
    <>
      <p className={styles.sum} role="status">
        {free === 0 ? 'No time is free.' : `${free} of ${starts.length} times are free.`}
      </p>
      {reasons.length > 0 && (
        <Notice tone="warning" icon="alert">
          {reasons.map((reason) => (
            <p key={reason.rule}>{describeDayReason(reason, locale)}</p>
          ))}
        </Notice>
      )}
      {away.length > 0 && (
        <ul className={styles.hosts}>
          {away.map(({ number, reasons: [reason] }) => (
            <li key={number}>
              {names.get(number)} {reason && HOST_WORDS[reason.rule]}.
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.starts}>
        {starts.map(({ start, label, isFree, hosts: ofStart }) => (
          <li key={start}>
            <span className={`num ${styles.time}`}>{label}</span>
            <div>
              {isFree && (
                <p className="small">
                  <Badge color="success">Free</Badge>{' '}
                  {names.size > 1 && freeHosts(ofStart, names).join(', ')}
                </p>
              )}
              {ofStart.map((host) => (
                <HostReasons key={host.number} {...host} names={names} zone={zone} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const freeHosts = (
  hosts: readonly { number: number; reasons: readonly StartReason[] }[],
  names: Names,
): string[] =>
  hosts.flatMap(({ number, reasons }) => (reasons.length === 0 ? [names.get(number) ?? ''] : []));

/** The reasons why a host cannot take a start time; if there are several hosts, with their names. */
function HostReasons({
  number,
  reasons,
  names,
  zone,
}: {
  number: number;
  reasons: readonly StartReason[];
  names: Names;
  zone: string;
}) {
  const locale = useLocale();
  const name = names.get(number) ?? '';
  const isOne = names.size === 1;
  if (reasons.length === 0) return null;
  return (
    <p className="small">
      {!isOne && <span className={styles.who}>{name}: </span>}
      {reasons.map((reason, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reasons of a start can be the same
        <span key={index}>
          {describeStartReason(reason, name, zone, locale)}{' '}
          {(reason.rule === 'appointment' || reason.rule === 'buffer') && (
            <Link to="/admin/appointments" search={{ open: reason.id }}>
              Open<span className="visually-hidden"> the appointment of {reason.name}</span>
            </Link>
          )}{' '}
        </span>
      ))}
    </p>
  );
}
