import type { FIGURES } from '../../src/features/firm/practice-areas/rules.ts';

/**
 * The texts with which the set-up assistant fills an area of law: the page, the consultation types and the words of the
 * contact form. The label, the sentence for lists and the category of articles follow from the area itself. Neutral
 * about the state: each names no law, court, amount or period of one. They are the firm's to confirm and change.
 */
export type AreaPreset = {
  /** The key of a common area of `src/features/setup/areas/rules.ts`. */
  key: string;
  /** The drawing beside it in lists, and on its page. */
  figure: (typeof FIGURES)[number]['value'];
  /** What search engines show below the title. */
  description: string;
  lead: string;
  intro: string;
  sections: readonly { heading: string; text: string; term?: { title: string; text: string } }[];
  /** What happens first, in order. */
  steps: readonly { label: string; title: string; text: string }[];
  /** What readers can do this week. */
  todo: readonly string[];
  questions: readonly [Question, Question, Question];
  types: readonly PresetType[];
  /** What is below the field for the message once this area is chosen. */
  messageHint: string;
  /** Whether the page begins with what to do in danger, and offers to leave it quickly. */
  isAboutSafety?: boolean;
};

type Question = { question: string; answer: string };

/** A consultation type about the area. */
export type PresetType = {
  key: string;
  label: string;
  durationMinutes: number;
  description: string;
  bringText: string;
};
