/** A text that is about to be published. */
export type AdvertisingText = {
  /** What the text belongs to where several are published at once, such as the title of an article. */
  item?: string;
  /** The field of the input that holds it, such as `content`. */
  field: string;
  text: string;
  /** Whether `text` is HTML. */
  isHtml?: boolean;
  /**
   * Whether the text is shown with a disclosure that it guarantees no outcome, as testimonials are on every page that
   * shows them.
   */
  isDisclosed?: boolean;
  /**
   * For a whole document that has to name who is responsible: at least one of `names` and one of `places` must be in
   * it. Pages and mails have both in their layout; the archive checks its copies of whole pages.
   */
  mustName?: { names: readonly string[]; places: readonly string[] };
};

/** A rule of advertising law and how a text is checked against it. */
export type AdvertisingRule = {
  id: string;
  /** What is restricted, as a heading. */
  title: string;
  /** Where that is written, such as `Bus. & Prof. Code § 6157.2(a)(1)`. */
  statute: string;
  /** What the rule asks for and what to do about a finding, for staff without a law book. */
  explanation: string;
  /**
   * The words in the text that the rule is about; none if the text is fine. `text` has no markup and one line per
   * block.
   */
  find: (text: string, source: AdvertisingText) => string[];
};

/** Words in a text that a rule restricts. */
export type Finding = Pick<AdvertisingRule, 'title' | 'statute' | 'explanation'> & {
  rule: string;
  /** The `item` of the text. */
  item?: string;
  field: string;
  /** What was found, quoted; empty if the text lacks something. */
  words: string;
};

declare module '../../platform/errors/errors.ts' {
  interface ErrorDetails {
    /** Only with reason `advertising_findings`. */
    findings?: Finding[];
  }
}
