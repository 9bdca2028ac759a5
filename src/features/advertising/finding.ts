import type { Law } from '../jurisdictions/unite-packs.ts';

/** A text that is about to be published. */
export type AdvertisingText = {
  /** What the text belongs to where several are published at once, such as the title of an article. */
  item?: string;
  /** The language of the text, such as `es`; the main one if it is left out. */
  language?: string;
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

/** Words that a rule is about. */
export type Found = {
  words: string;
  /** The text around them, in which words may stand that make them allowed. */
  near: string;
};

/** What a text is searched for, and when it is fine anyway. Where that is written differs between jurisdictions. */
export type AdvertisingRule = {
  /** The key of the rule in the findings of a jurisdiction pack. */
  id: string;
  /** What is restricted, as a heading. */
  title: string;
  /**
   * The words in the text that the rule is about; none if the text is fine. `text` has no markup and one line per
   * block. `areas` are the fields of law in which the firm practises.
   */
  find: (text: string, source: AdvertisingText, areas: readonly string[]) => Found[];
};

/** What the checks need to know about a firm. */
export type AdvertisingLaw = {
  /** The findings of each jurisdiction in which the firm has an office, by the id of the rule. */
  findings: Law['findings'];
  /** The labels of the firm's practice areas. */
  areas: readonly string[];
};

/** Words in a text that a rule restricts. */
export type Finding = {
  rule: string;
  title: string;
  /** Where it is written, such as `Rule 7.1(a)`, for each jurisdiction to which it applies. */
  statute: string;
  /** What the rule asks for and what to do about a finding, for staff without a law book. */
  explanation: string;
  /** The `item` of the text. */
  item?: string;
  /** The language of the text, if it is not the main one. */
  language?: string;
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
