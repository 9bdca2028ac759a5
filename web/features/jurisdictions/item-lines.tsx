import { useFieldLabels } from '../firm/use-field-labels.ts';
import { countedDays } from '../scheduling/closed-days/day-words.ts';
import { withFactNames } from './fact-words.ts';
import styles from './law.module.css';
import type { ReviewedItem } from './law-section.tsx';

/** What a line of state law says; the days of a set are folded. */
export function ItemLines({ item: { kind, lines, days } }: { item: ReviewedItem }) {
  const labels = useFieldLabels();
  if (lines.length === 0) return <p className="muted">Left out by the firm.</p>;
  if (kind === 'holidays') {
    return (
      <>
        <details>
          <summary>{countedDays(days)}</summary>
          <ul className={styles.days}>
            {lines.slice(0, days).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
        {lines.slice(days).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </>
    );
  }
  if (kind !== 'calculator')
    return lines.map((line) => <p key={line}>{withFactNames(line, labels)}</p>);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What a line said before, or what it says in the release. */
export function Before({ title, lines }: { title: string; lines: readonly string[] }) {
  const labels = useFieldLabels();
  return (
    <p className={styles.before}>
      <b>{title}:</b> {withFactNames(lines.join('; '), labels)}
    </p>
  );
}
