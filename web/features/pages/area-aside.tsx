import { trpc } from '../../lib/trpc.ts';
import { BookingLink } from '../appointments/booking-link.tsx';
import styles from './text-sections.module.css';

/** The calls to action next to the text of a practice area. */
export function AreaAside({ area }: { area: string }) {
  const [{ visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <aside className={styles.aside} aria-label="Ways to reach us">
      {visibility.consultation_booking && (
        <BookingLink variant="primary" area={area}>
          Schedule Consultation
        </BookingLink>
      )}
      <a className="go" href={`/contact?service=${area}`}>
        Or write to us
      </a>
    </aside>
  );
}
