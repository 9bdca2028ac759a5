import type { z } from 'zod';
import type { LetterKind, LetterStatus } from '../../../src/features/newsletter/letters/rules.ts';
import type {
  letterRowSchema,
  letterSchema,
} from '../../../src/features/newsletter/letters/schema.ts';

export type LetterRow = z.output<typeof letterRowSchema>;
export type Letter = z.output<typeof letterSchema>;

/** The fields that staff write. */
export type LetterDraft = Pick<
  Letter,
  'kind' | 'subject' | 'previewLine' | 'opening' | 'content' | 'articleIds' | 'closing'
>;

export const EMPTY_DRAFT: LetterDraft = {
  kind: 'news',
  subject: '',
  previewLine: '',
  opening: '',
  content: '',
  articleIds: [],
  closing: '',
};

export const draftOf = ({
  kind,
  subject,
  previewLine,
  opening,
  content,
  articleIds,
  closing,
}: Letter): LetterDraft => ({ kind, subject, previewLine, opening, content, articleIds, closing });

export const KIND_LABELS: Readonly<Record<LetterKind, string>> = {
  news: 'News',
  advertising: 'Advertising',
};

export const STATUS_LABELS: Readonly<Record<LetterStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  cancelled: 'Cancelled',
  sent: 'Finished',
};

export const STATUS_COLORS: Readonly<Record<LetterStatus, string>> = {
  draft: 'gray',
  scheduled: 'primary',
  sending: 'primary',
  paused: 'warning',
  cancelled: 'gray',
  sent: 'gray',
};
