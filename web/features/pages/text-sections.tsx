import type { ReactNode } from 'react';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
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
      const { lang } = part;
      const __html = unbrokenHtml(part.html);
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written and sanitised by the server
      return <div lang={lang} className={styles.html} dangerouslySetInnerHTML={{ __html }} />;
    }
    case 'areaAside':
      return <AreaAside area={part.area} />;
    case 'notice':
      return <PageNotice {...part} />;
    case 'drawing':
      return (
        <figure>
          <Figure name={part.drawing} />
          {part.caption && <figcaption lang={part.lang}>{part.caption}</figcaption>}
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
    <aside className={styles.aside} aria-label={m.home.waysToReach}>
      {visibility.consultation_booking && (
        <BookingLink variant="primary" area={area}>
          {m.common.scheduleConsultation}
        </BookingLink>
      )}
      <a className="go" href={here(`/contact?service=${area}`)}>
        {m.home.orWrite}
      </a>
    </aside>
  );
}
