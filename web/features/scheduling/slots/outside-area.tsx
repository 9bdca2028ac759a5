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
export function outsideWords(area: string, attorney: string | undefined): OutsideWords {
  if (attorney) {
    const text = `${attorney} does not usually work on ${area}.`;
    return { ofTime: text, ofMarked: text };
  }
  const text = `only attorneys are free who do not usually work on ${area}.`;
  return { ofTime: `At this time ${text}`, ofMarked: `At these times ${text}` };
}

/** What follows the label of such a time for screen readers. */
export const OutsideSuffix = () => (
  <span className="visually-hidden">, not with an attorney for your practice area</span>
);

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
