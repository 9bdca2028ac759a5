import { useId, useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { Segmented } from '../../../admin/segmented.tsx';
import { formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { HostSelect } from '../host-select.tsx';
import { useConsultationTypes } from '../use-consultation-types.ts';
import styles from './block-time.module.css';
import { Blocks } from './blocks.tsx';
import { DaysForm } from './days-form.tsx';
import { OnceForm } from './once-form.tsx';
import { SeriesForm } from './series-form.tsx';
import { useBlockTime } from './use-block-time.tsx';

const KINDS = [
  { value: 'once', text: 'Once', Form: OnceForm },
  { value: 'days', text: 'Whole days', Form: DaysForm },
  { value: 'series', text: 'Repeating', Form: SeriesForm },
] as const;

/**
 * Dialog to block times from booking: forms for a single block, whole days or a series, and the list of upcoming
 * blocks.
 */
export function BlockTimeDialog({
  zone,
  start,
  host: firstHost,
  onClose,
}: {
  zone: string;
  /** The initial local date and time. */
  start?: string | undefined;
  /** The number of the attorney whose time is blocked; without it, everybody's. */
  host?: number | undefined;
  onClose: () => void;
}) {
  const locale = useLocale();
  const formId = useId();
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('once');
  const [isDirty, setDirty] = useState(false);
  const { attorneyOf } = useConsultationTypes();
  const [host, setHost] = useState(firstHost);
  const { data: own } = trpc.timeOff.own.useQuery();
  const attorney = own?.isLimited ? null : attorneyOf(host);
  const block = useBlockTime({ attorney, onDone: onClose });
  const Form = KINDS.find(({ value }) => value === kind)?.Form ?? OnceForm;
  return (
    <Dialog
      title="Block time"
      onClose={onClose}
      isDirty={isDirty}
      lead={<p className="muted small">All times are {formatZone(zone, locale)}.</p>}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            permission="timeOff.change"
            variant="filled"
            type="submit"
            form={formId}
            pending={block.isPending}
          >
            Block
          </Button>
        </>
      }
    >
      <div className={styles.kinds}>
        <Segmented label="What to block" options={KINDS} value={kind} onChange={setKind} />
      </div>
      <div className={styles.whose}>
        {own?.isLimited ? (
          <p className="muted small">This blocks your own time.</p>
        ) : (
          <HostSelect
            label="Whose time"
            none="Whole firm"
            value={host}
            onChange={setHost}
            ofAttorneys
          />
        )}
      </div>
      <Form key={kind} id={formId} start={start} block={block} onDirty={setDirty} />
      <Blocks zone={zone} />
    </Dialog>
  );
}
