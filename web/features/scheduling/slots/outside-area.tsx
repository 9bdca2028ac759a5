import {
  type TradeWords,
  withArticle,
} from '../../../../src/features/jurisdictions/words-rules.ts';
import { m } from '../../../lib/messages.ts';
import { useWords } from '../../../lib/use-words.ts';
import legend from './legend.module.css';

type Slots = readonly { outsidePracticeArea?: true | undefined }[];

/** What is to be said about times at which only attorneys are free who do not work on the visitor's practice area. */
export type OutsideWords = {
  /** About one time. */
  ofTime: string;
  /** About the marked times in a list. */
  ofMarked: string;
};

/** `area` is the label of the practice area, `attorney` the name of the chosen attorney. */
export function outsideWords(
  { attorneys }: TradeWords,
  area: string,
  attorney: string | undefined,
): OutsideWords {
  if (attorney) {
    const text = m.times.attorneyNotOnArea({ name: attorney, area });
    return { ofTime: text, ofMarked: text };
  }
  return {
    ofTime: m.times.timeNotOnArea({ attorneys, area }),
    ofMarked: m.times.timesNotOnArea({ attorneys, area }),
  };
}

/** What follows the label of such a time for screen readers. */
export function OutsideSuffix() {
  const { attorney } = useWords();
  return (
    <span className="visually-hidden">
      {m.times.notOnYourArea({ anAttorney: withArticle(attorney) })}
    </span>
  );
}

/** Explains the mark of such times, if there are any. */
export function OutsideNote({
  slots,
  words,
}: {
  slots: Slots | undefined;
  words: OutsideWords | undefined;
}) {
  if (!words || !slots?.some(({ outsidePracticeArea }) => outsidePracticeArea)) return null;
  return (
    <p className={legend.legend}>
      <span>
        <i className={legend.outside} />
        {words.ofMarked}
      </span>
    </p>
  );
}
