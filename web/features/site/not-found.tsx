import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { DrawnLines } from '../../ui/art/drawn-lines.tsx';
import { bundle, ease } from '../../ui/art/lines.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './not-found.module.css';
import { OriginalLink } from './original-link.tsx';

// The line wanders off its course and comes back.
const drawWandering = () =>
  bundle({
    width: 640,
    lines: 1,
    segments: 24,
    height: (u) => 60 + 44 * Math.sin(u * 26) * ease(u * 3) * ease((1 - u) * 2.2),
  });

/** The 404 page. Both texts are the documented ones. `data`: the path of the original of what is not translated. */
export function NotFound({ data }: { data?: unknown }) {
  const [{ visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <div className={`wrap section ${styles.page}`}>
      <svg className={styles.line} viewBox="0 0 640 120" aria-hidden="true">
        <circle cx="560" cy="34" r="16" />
        <DrawnLines draw={drawWandering} />
      </svg>
      <h1>{m.site.notFoundTitle}</h1>
      <p className="lead">{m.site.notFoundLead}</p>
      {typeof data === 'string' && <OriginalLink original={data} />}
      <p className="muted">{m.site.notFoundHint}</p>
      <nav className={styles.ways} aria-label={m.site.waysBack}>
        <a className={buttonClass({ variant: 'primary' })} href={here('/')}>
          {m.site.home}
        </a>
        {visibility.practice_areas && (
          <a className={buttonClass({})} href={here('/practice-areas')}>
            {m.site.practiceAreas}
          </a>
        )}
        <a className={buttonClass({})} href={here('/contact')}>
          {m.site.contact}
        </a>
      </nav>
    </div>
  );
}
