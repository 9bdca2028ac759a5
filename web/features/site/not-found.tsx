import { trpc } from '../../lib/trpc.ts';
import { DrawnLines } from '../../ui/art/drawn-lines.tsx';
import { bundle, ease } from '../../ui/art/lines.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './not-found.module.css';

// The line wanders off its course and comes back.
const drawWandering = () =>
  bundle({
    width: 640,
    lines: 1,
    segments: 24,
    height: (u) => 60 + 44 * Math.sin(u * 26) * ease(u * 3) * ease((1 - u) * 2.2),
  });

/** The 404 page. Both texts are the documented ones. */
export function NotFound() {
  const [{ visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <div className={`wrap section ${styles.page}`}>
      <svg className={styles.line} viewBox="0 0 640 120" aria-hidden="true">
        <circle cx="560" cy="34" r="16" />
        <DrawnLines draw={drawWandering} />
      </svg>
      <h1>404 Page Not Found</h1>
      <p className="lead">Did you forget to add the page to the router?</p>
      <p className="muted">The page may have moved. Try one of these pages:</p>
      <nav className={styles.ways} aria-label="Ways back">
        <a className={buttonClass({ variant: 'primary' })} href="/">
          Home
        </a>
        {visibility.practice_areas && (
          <a className={buttonClass({})} href="/practice-areas">
            Practice Areas
          </a>
        )}
        <a className={buttonClass({})} href="/contact">
          Contact
        </a>
      </nav>
    </div>
  );
}
