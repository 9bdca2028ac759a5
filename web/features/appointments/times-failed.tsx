import { type ReactNode, useEffect, useRef } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { Slot } from '../../../src/features/scheduling/slots/schema.ts';
import { formatTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './booking-flow.module.css';
import type { OutsideWords } from './outside-area.tsx';
import { SlotPicker } from './slot-picker.tsx';

/** The column beside the calendar; the times of a chosen day scroll into view where it is below the calendar. */
export function Times({ date, children }: { date: string | null; children: ReactNode }) {
  const times = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!date) return;
    times.current?.scrollIntoView({ block: 'nearest' });
    // The clicked button, one of the next free times, may have been removed.
    if (document.activeElement === document.body) times.current?.focus({ preventScroll: true });
  }, [date]);
  return (
    <div ref={times} className={styles.times} tabIndex={-1}>
      {children}
    </div>
  );
}

/** An error notice; the Retry button is only shown with `retry`, because it needs JavaScript. */
export function TimesFailed({ firm, retry }: { firm: FirmProfile; retry?: () => void }) {
  return (
    <Notice tone="danger" icon="alert" role="alert">
      <p>
        <b>We could not look up the free times.</b> Please try again, or call us at{' '}
        <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>.
      </p>
      {retry && (
        <Button size="sm" onClick={retry} className={styles.retry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}

/** The times of the chosen day, with a notice if the chosen time is no longer free. */
export function TimesOfDay({
  firm: { zone, city },
  date,
  start,
  slots,
  outside,
  onChoose,
}: {
  firm: FirmProfile;
  date: string;
  start: string | null;
  /** Undefined while loading. */
  slots: readonly Slot[] | undefined;
  outside: OutsideWords | undefined;
  onChoose: (start: string) => void;
}) {
  const chosen = slots?.find((slot) => slot.start === start);
  return (
    <>
      {slots && start && chosen?.state !== 'free' && (
        <Notice tone="warning" icon="clock" role="alert">
          <p>
            <b>{formatTime(start, zone)} is not available.</b> Please choose another time.
          </p>
        </Notice>
      )}
      <SlotPicker
        date={date}
        slots={slots}
        outside={outside}
        zone={zone}
        city={city}
        chosen={start}
        onChoose={onChoose}
      />
    </>
  );
}
