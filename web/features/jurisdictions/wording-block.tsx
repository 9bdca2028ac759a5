import { Badge } from '@mantine/core';
import rows from '../../ui/rows.module.css';
import { ItemActs } from './item-acts.tsx';
import { Confirmed, Former } from './item-history.tsx';
import type { ReviewedItem } from './law-section.tsx';
import { STATE_WORDS } from './review-words.ts';
import styles from './wording-block.module.css';

export type Wording = NonNullable<ReviewedItem['wordings']>[number];
/** A wording in the form of a line, for the dialogs. */
export type WordingItem = ReviewedItem & {
  language: string;
  original: readonly string[];
  pairs: Wording['lines'];
};
export const isWording = (item: ReviewedItem): item is WordingItem => 'pairs' in item;
export type OpenWording = (dialog: 'confirm' | 'change', item: WordingItem) => void;

/** What a line says in a further language, beside the original, and who has confirmed that. */
export function WordingBlock({
  item,
  wording,
  onOpen,
}: {
  item: ReviewedItem;
  wording: Wording;
  onOpen: OpenWording;
}) {
  const { name, language, state, lines } = wording;
  const own = itemOf(item, wording);
  const badge = state === 'missing' ? { text: 'No text', color: 'warning' } : STATE_WORDS[state];
  return (
    <div className={styles.wording}>
      <div className={rows.who}>
        <h4>{name}</h4>
        {badge && <Badge color={badge.color}>{badge.text}</Badge>}
        {wording.override && <Badge variant="outline">Changed by the firm</Badge>}
      </div>
      {state === 'missing' ? (
        <p className="small">Pages in {name} show the English text. Change it to write one.</p>
      ) : item.kind === 'calculator' ? (
        <details>
          <summary>{lines.length} texts</summary>
          <WordingLines pairs={lines} language={language} />
        </details>
      ) : (
        lines.map(({ text }) => (
          <p key={text} lang={language}>
            {text}
          </p>
        ))
      )}
      <Former item={own} />
      <Confirmed item={own} />
      <ItemActs
        item={own}
        onConfirm={() => onOpen('confirm', own)}
        onChange={() => onOpen('change', own)}
      />
    </div>
  );
}

/** The texts of a wording, each below its original. */
export function WordingLines({ pairs, language }: Pick<WordingItem, 'pairs' | 'language'>) {
  return (
    <ul className={styles.lines}>
      {pairs.map(({ original, text }) => (
        <li key={original}>
          <span className="muted">{original}</span>
          <span lang={language}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function itemOf(
  item: ReviewedItem,
  { item: key, name, language, state, lines, override, confirmation }: Wording,
): WordingItem {
  return {
    ...item,
    ...{ item: key, language, override, confirmation },
    title: `${item.title}, in ${name}`,
    state: state === 'missing' ? 'unconfirmed' : state,
    original: item.lines,
    pairs: lines,
    lines: lines.map(({ text }) => text),
    ...{ ranges: [], isOn: true, isReviewDue: false },
  };
}
