import { formatMoment } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './list-time.module.css';

/** A date and time in a list, in the firm's time zone. */
export function ListTime({ instant, zone }: { instant: string; zone: string }) {
  const locale = useLocale();
  return (
    <time className={`num ${styles.time}`} dateTime={instant}>
      {formatMoment(instant, zone, locale)}
    </time>
  );
}
