import type { ReactNode } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { Figure } from '../../ui/art/figure.tsx';
import { unbrokenHtml } from '../../ui/unbroken.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { PageNotice } from './page-notice.tsx';
import type { SectionProps } from './page-parts.tsx';
import { PageSectionLater } from './page-sections-later.tsx';
import styles from './text-sections.module.css';

/** The parts that are in the text column. */
export function TextSection({ part }: SectionProps) {
  switch (part.type) {
    case 'html': {
      const html = unbrokenHtml(part.html);
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written and sanitised by the server
      return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;
    }
    case 'areaAside':
      return <AreaAside area={part.area} />;
    case 'notice':
      return <PageNotice {...part} />;
    case 'drawing':
      return (
        <figure>
          <Figure name={part.drawing} />
          {part.caption && <figcaption>{part.caption}</figcaption>}
        </figure>
      );
    default:
      return <PageSectionLater part={part} />;
  }
}

/** What is laid out like the text of a page, with its headings beside it on a wide screen. */
export const TextColumn = ({ children }: { children: ReactNode }) => (
  <div className={`wrap ${styles.column}`}>
    <div className="prose" style={{ maxWidth: 'var(--measure)' }}>
      <div className={styles.html}>{children}</div>
    </div>
  </div>
);

/** The calls to action next to the text of a practice area. */
function AreaAside({ area }: { area: string }) {
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
