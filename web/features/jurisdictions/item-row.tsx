import { Badge } from '@mantine/core';
import { needsFigures } from '../../../src/features/jurisdictions/review/rules.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import { ItemActs } from './item-acts.tsx';
import { Confirmed, Former } from './item-history.tsx';
import { ItemLines } from './item-lines.tsx';
import { ItemSource } from './item-source.tsx';
import styles from './law.module.css';
import type { ReviewedItem } from './law-section.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { dateWords, KIND_WORDS, STATE_WORDS } from './review-words.ts';
import { type OpenWording, WordingBlock } from './wording-block.tsx';

export type RowActions = {
  onConfirm: () => void;
  onChange: () => void;
  onFacts: () => void;
  /** Opens a dialog for a wording in a further language. */
  onWording: OpenWording;
};

/** A line of state law: what it says, its rule and source, what it lacks, and who has confirmed it. */
export function ItemRow({
  item,
  packName,
  missing,
  namesKind = false,
  ...actions
}: {
  item: ReviewedItem;
  packName: string;
  /** The fields of the firm profile that it needs and that are empty. */
  missing: readonly string[];
  /** Whether items of other kinds stand beside it. */
  namesKind?: boolean;
} & RowActions) {
  const locale = useLocale();
  // Among those that wait for an attorney, it would be on each.
  const state =
    namesKind && item.state === 'unconfirmed'
      ? null
      : needsFigures(item)
        ? { text: 'Needs your figures', color: 'gray' }
        : STATE_WORDS[item.state];
  return (
    <li className={styles.item}>
      <div className={rows.who}>
        <h3>
          {namesKind && `${KIND_WORDS[item.kind]}: `}
          {item.title}
        </h3>
        {state && <Badge color={state.color}>{state.text}</Badge>}
        {item.isReviewDue && <Badge color="warning">Past its review date</Badge>}
        {item.override && <Badge variant="outline">Changed by the firm</Badge>}
        {item.kind === 'finding' && !item.isOn && <Badge color="gray">Off</Badge>}
        {item.kind === 'calculator' && !item.isOn && <Badge color="gray">Hidden by the firm</Badge>}
      </div>
      <ItemLines item={item} />
      <Former item={item} />
      {item.kind === 'statement' && item.sure === 'C' && item.state !== 'confirmed' && (
        <p className="small">Visitors do not see it yet: nobody has looked up its rule.</p>
      )}
      {missing.length > 0 && <MissingFacts fields={missing} onFacts={actions.onFacts} />}
      {item.isReviewDue && (
        <p className="small">
          It was to be looked at again by {dateWords(item.reviewBy, locale)}. Confirm it again once
          an attorney has compared it with the law as it is.
        </p>
      )}
      <Confirmed item={item} />
      <div className={styles.origin}>
        <span>{packName}</span>
        <ItemSource of={item} />
      </div>
      <ItemActs item={item} {...actions} />
      {item.wordings?.map((wording) => (
        <WordingBlock
          key={wording.language}
          item={item}
          wording={wording}
          onOpen={actions.onWording}
        />
      ))}
    </li>
  );
}
