import type { z } from 'zod';
import { FIGURES } from '../../../../src/features/firm/practice-areas/rules.ts';
import type { practiceAreaSettingsSchema } from '../../../../src/features/firm/practice-areas/schema.ts';
import { suggestedKey } from '../../../admin/keyed-entries/entry-fields.tsx';

/** A practice area with all its settings. */
export type AreaSettings = z.output<typeof practiceAreaSettingsSchema>;

/** The fields of the form. */
export type AreaDraft = Omit<AreaSettings, 'updatedAt' | 'figure' | 'pagePath'> & {
  figure: string;
  pagePath: string;
};

export const BLANK_AREA: AreaDraft = {
  key: '',
  label: '',
  summary: '',
  messageHint: '',
  figure: '',
  pagePath: '',
  isOnContactForm: true,
  isOnBooking: true,
  isListed: true,
  isActive: true,
};

export const draftOf = ({ updatedAt: _, figure, pagePath, ...area }: AreaSettings): AreaDraft => ({
  ...area,
  figure: figure ?? '',
  pagePath: pagePath ?? '',
});

/** The input of the create and update calls, without `updatedAt`. A new area without a key gets the suggested one. */
export const inputOf = (draft: AreaDraft) => ({
  ...draft,
  key: draft.key || suggestedKey(draft.label),
  figure: draft.figure || null,
});

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

/** The fields as text, to compare two versions. */
export const AREA_WORDS: readonly { name: string; read: (draft: AreaDraft) => string }[] = [
  { name: 'Name', read: ({ label }) => label },
  { name: 'Summary', read: ({ summary }) => summary },
  { name: 'Hint of the contact form', read: ({ messageHint }) => messageHint },
  {
    name: 'Drawing',
    read: ({ figure }) => FIGURES.find(({ value }) => value === figure)?.label ?? 'None',
  },
  { name: 'Page', read: ({ pagePath }) => pagePath },
  { name: 'On the contact form', read: ({ isOnContactForm }) => yesOrNo(isOnContactForm) },
  { name: 'In booking', read: ({ isOnBooking }) => yesOrNo(isOnBooking) },
  { name: 'In the list', read: ({ isListed }) => yesOrNo(isListed) },
  { name: 'Active', read: ({ isActive }) => yesOrNo(isActive) },
];

/** A one-line summary of where the site offers an area. */
export function whereOffered({
  isActive,
  isOnContactForm,
  isOnBooking,
  isListed,
}: Pick<AreaSettings, 'isActive' | 'isOnContactForm' | 'isOnBooking' | 'isListed'>): string {
  if (!isActive) return 'Not offered; existing records keep its label';
  const places = [
    isOnContactForm && 'Contact form',
    isOnBooking && 'Booking',
    isListed && 'List of practice areas',
  ];
  return places.filter(Boolean).join(' · ') || 'Not offered';
}
