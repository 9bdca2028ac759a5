import type { ReactNode } from 'react';
import { FIRM_HOST } from '../../../../src/features/scheduling/rules.ts';
import type { OnSearch } from '../../../admin/list-search.ts';
import type { Office } from '../../scheduling/describe-office.ts';
import { HostSelect } from '../../scheduling/host-select.tsx';
import type { AppointmentSearch } from './appointment-definitions.ts';
import styles from './week-bar.module.css';
import { shortNameOf } from './week-lanes.ts';

/** A firm with more hosts than this chooses from a list. */
const MOST_CHIPS = 8;

/** Chooses whom the week shows: everybody, an office, or one host. */
export function WeekPeople({
  search: { host, office: place },
  office: { hosts: active, types, hostName, offices },
  onSearch,
}: {
  search: AppointmentSearch;
  office: Office;
  onSearch: OnSearch<AppointmentSearch>;
}) {
  const isOffered = types.some((type) => type.hosts.includes(FIRM_HOST));
  const hosts = active.filter(({ number }) => number !== FIRM_HOST || isOffered);
  const choose = (chosen: string | undefined) => onSearch({ host: chosen, office: undefined });
  return (
    <fieldset className={styles.people} aria-label="People">
      {offices.map((city) => (
        <Chip
          key={city}
          isPressed={city === place}
          onPress={(isPressed) =>
            onSearch({ office: isPressed ? city : undefined, host: undefined })
          }
        >
          {city}
        </Chip>
      ))}
      {offices.length > 0 && <span className={styles.gap} />}
      {hosts.length > MOST_CHIPS ? (
        <HostSelect
          aria-label="Person"
          none="Everybody"
          value={host ? Number(host) : undefined}
          onChange={(chosen) => choose(chosen ? String(chosen) : undefined)}
        />
      ) : (
        hosts.map(({ number }) => (
          <Chip
            key={number}
            isPressed={String(number) === host}
            onPress={(isPressed) => choose(isPressed ? String(number) : undefined)}
          >
            <span className={styles.monogram} aria-hidden="true">
              {shortNameOf({ host: number, name: hostName(number) })}
            </span>
            <bdi>{hostName(number)}</bdi>
          </Chip>
        ))
      )}
    </fieldset>
  );
}

/** A choice that can be taken back. */
export function Chip({
  isPressed,
  onPress,
  children,
}: {
  isPressed: boolean;
  onPress: (isPressed: boolean) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isPressed}
      onClick={() => onPress(!isPressed)}
    >
      {children}
    </button>
  );
}
