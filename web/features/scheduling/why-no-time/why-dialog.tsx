import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../admin/dialog.tsx';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { whoseOptions } from '../closed-days/day-words.ts';
import { DayExplained } from './day-explained.tsx';
import styles from './why-dialog.module.css';

/**
 * Explains, for a day, a consultation type and a host, which rule makes each possible start time unavailable to
 * visitors.
 */
export function WhyDialog({
  initial,
  types,
  hosts,
  zone,
  onClose,
}: {
  initial: { date: string; type?: string | undefined; host?: number | undefined };
  types: readonly { key: string; label: string }[];
  hosts: readonly { number: number; name: string | null }[];
  zone: string;
  onClose: () => void;
}) {
  const locale = useLocale();
  const [date, setDate] = useState(initial.date);
  const [type, setType] = useState(initial.type ?? types[0]?.key ?? '');
  const [host, setHost] = useState(initial.host);
  const query = trpc.appointments.explainDay.useQuery(
    { date, type, ...(host && { hostNumber: host }) },
    { ...LIST_QUERY, staleTime: 0, enabled: date !== '' && type !== '' },
  );
  return (
    <Dialog
      title="Why Are There No Free Times?"
      onClose={onClose}
      lead={<p className="muted small">For visitors. All times are {formatZone(zone, locale)}.</p>}
    >
      <div className={styles.fields}>
        <TextInput
          label="Day"
          type="date"
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <NativeSelect
          label="Consultation"
          data={types.map(({ key, label }) => ({ value: key, label }))}
          value={type}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        />
        {hosts.length > 1 && (
          <NativeSelect
            label="With"
            data={[{ value: '', label: 'Anyone' }, ...whoseOptions(hosts).slice(1)]}
            value={host === undefined ? '' : String(host)}
            onChange={({ currentTarget: { value } }) => setHost(value ? Number(value) : undefined)}
          />
        )}
      </div>
      {date && (
        <QueryState query={query} what="The explanation">
          {(explanation) => <DayExplained explanation={explanation} zone={zone} />}
        </QueryState>
      )}
    </Dialog>
  );
}
