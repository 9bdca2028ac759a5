import { STATUS_LABELS } from '../../../../src/features/appointments/admin/rules.ts';
import { APPOINTMENT_STATUSES } from '../../../../src/features/appointments/rules.ts';
import { formatCount } from '../../../../src/platform/pagination/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import type { OnSearch } from '../../../admin/list-search.ts';
import { SearchBox } from '../../../admin/search-box.tsx';
import { formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { HostSelect } from '../../scheduling/host-select.tsx';
import type { AppointmentSearch } from './appointment-definitions.ts';
import styles from './appointment-filters.module.css';

type Props = { search: AppointmentSearch; onSearch: OnSearch<AppointmentSearch> };

/** What the list shows, as a sentence of choices, and its search. */
export function AppointmentFilters({ search, onSearch }: Props) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { data: counts } = trpc.appointments.counts.useQuery();
  const { data: waits } = trpc.waits.list.useQuery();
  const { view } = search;
  const isOver = view === 'over';
  const isWaiting = view === 'waiting';
  const waiting = `Waiting for an earlier time (${formatCount(waits?.length, firm.formats.locale)})`;
  const over = `Past, not closed (${formatCount(counts?.overAndOpen, firm.formats.locale)})`;
  return (
    <div className={styles.filters} data-filters>
      <div className={styles.sentence}>
        <ChoiceSelect
          isWord
          aria-label="Which days"
          value={isOver || isWaiting ? view : (search.order ?? '')}
          data={[
            { value: '', label: 'From today on' },
            { value: 'all', label: 'All, latest first' },
            { value: 'over', label: over },
            { value: 'waiting', label: waiting },
          ]}
          onChange={(chosen) =>
            onSearch({
              view: chosen === 'over' || chosen === 'waiting' ? chosen : undefined,
              order: chosen === 'all' ? 'all' : undefined,
              sort: undefined,
            })
          }
        />
        {isOver && <span>oldest first,</span>}
        {isWaiting && <span>longest first,</span>}
        {!isOver && !isWaiting && <Conditions search={search} onSearch={onSearch} />}
        <span>{formatZone(firm.zone, firm.formats.locale)}</span>
        {!isWaiting && !!waits?.length && (
          <Button size="sm" variant="subtle" onClick={() => onSearch({ view: 'waiting' })}>
            {waiting}
          </Button>
        )}
        {!isOver && !isWaiting && !!counts?.overAndOpen && (
          <Button size="sm" variant="subtle" onClick={() => onSearch({ view: 'over' })}>
            {over}
          </Button>
        )}
      </div>
      {!isOver && !isWaiting && (
        <SearchBox
          label="Search by name, e-mail or phone"
          value={search.q}
          onChange={(q) => onSearch({ q }, { replace: true })}
        />
      )}
    </div>
  );
}

function Conditions({ search: { status, host, q }, onSearch }: Props) {
  return (
    <>
      <ChoiceSelect
        isWord
        aria-label="Status"
        value={status ?? ''}
        data={[
          { value: '', label: 'All statuses' },
          ...APPOINTMENT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
        ]}
        onChange={(chosen) =>
          onSearch({ status: APPOINTMENT_STATUSES.find((each) => each === chosen) })
        }
      />
      <HostSelect
        isWord
        aria-label="Person"
        none="Everybody"
        value={host ? Number(host) : undefined}
        onChange={(chosen) => onSearch({ host: chosen ? String(chosen) : undefined })}
      />
      {(status || host || q) && (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => onSearch({ status: undefined, host: undefined, q: undefined })}
        >
          Clear Filters
        </Button>
      )}
    </>
  );
}
