import { useEffect, useRef } from 'react';
import { isNotFree } from '../../../../src/features/scheduling/rules.ts';
import { localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { formatDay, formatTime, formatWeekday } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import styles from './appointment-dialog.module.css';

/**
 * Free times near a time that was rejected; choosing one fills it into the form. A time that only the connected
 * calendar blocks may be booked anyway.
 */
export function Alternatives({
  error,
  zone,
  onChoose,
  anyway,
}: {
  error: unknown;
  zone: string;
  onChoose: (local: string) => void;
  anyway: { label: string; go: () => void };
}) {
  const locale = useLocale();
  const apiError = apiErrorOf(error);
  const notice = useRef<HTMLDivElement>(null);
  // Scrolled into view, because on a phone the clicked button may be a screen further down.
  useEffect(() => {
    if (error) notice.current?.focus();
  }, [error]);
  const isBusy = apiError?.reason === 'calendar_busy';
  if (!apiError || !(isBusy || isNotFree(apiError.reason))) return null;
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="warning" icon="alert" role="alert">
        <p>
          {apiError.message} Your input is still here.{!isBusy && ' Nearest free times:'}
        </p>
        <div className={styles.choices}>
          {isBusy ? (
            <Button size="sm" onClick={anyway.go}>
              {anyway.label}
            </Button>
          ) : (
            apiError.alternatives?.map(({ start }) => (
              <Button key={start} size="sm" onClick={() => onChoose(localDateTimeOf(start, zone))}>
                {formatWeekday(start, zone, 'short', locale)}, {formatDay(start, zone, locale)},{' '}
                {formatTime(start, zone, locale)}
              </Button>
            ))
          )}
        </div>
      </Notice>
    </div>
  );
}
