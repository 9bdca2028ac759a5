import type { TranslationState } from '../../../src/features/translations/rules.ts';
import styles from './languages.module.css';

const ORDER: readonly TranslationState[] = [
  'published',
  'draft',
  'unconfirmed',
  'outdated',
  'missing',
];

/** How much of the site a language has, as a bar; the numbers are beside it. */
export function StateBar({
  counts,
  all,
}: {
  counts: Readonly<Record<TranslationState, number>>;
  all: number;
}) {
  if (all === 0) return null;
  return (
    <div className={styles.bar} aria-hidden="true">
      {ORDER.filter((state) => counts[state] > 0).map((state) => (
        <span key={state} data-state={state} style={{ flexGrow: counts[state] }} />
      ))}
    </div>
  );
}
