import { useMemo } from 'react';
import { type TextPart, textChanges } from './text-changes.ts';
import styles from './text-comparison.module.css';

/** Shows the differences between two texts, word by word. */
export function TextComparison({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => textChanges(before, after), [before, after]);
  if (before === after) return <p className="muted">Only formatting or links differ.</p>;
  if (!parts) return <p className="muted">The texts are too different to compare word by word.</p>;
  return <p className={styles.text}>{parts.map(shown)}</p>;
}

function shown({ text, change }: TextPart, place: number) {
  if (change === 'none') return <span key={place}>{text}</span>;
  const isRemoved = change === 'removed';
  const Element = isRemoved ? 'del' : 'ins';
  return (
    <Element key={place}>
      <span className="visually-hidden">{isRemoved ? ' [removed: ' : ' [added: '}</span>
      {text}
      <span className="visually-hidden">] </span>
    </Element>
  );
}
