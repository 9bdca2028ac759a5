import { DEFAULT_RATING, sourceLabel } from '../../../src/features/testimonials/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import type { ComparedField } from '../../admin/edit-conflict-dialog.tsx';

/** A testimonial as form values; missing values are blank. */
export type TestimonialDraft = Pick<
  AdminTestimonial,
  'clientName' | 'rating' | 'content' | 'practiceArea' | 'isPublished' | 'hasConsent'
> &
  Record<'source' | 'reviewedOn' | 'sourceUrl', string>;

export const BLANK: TestimonialDraft = {
  clientName: '',
  rating: DEFAULT_RATING,
  content: '',
  practiceArea: '',
  isPublished: true,
  source: '',
  reviewedOn: '',
  sourceUrl: '',
  hasConsent: false,
};

export function draftOf(testimonial: AdminTestimonial): TestimonialDraft {
  const { clientName, rating, content, practiceArea, isPublished, hasConsent } = testimonial;
  const { source, reviewedOn, sourceUrl } = testimonial;
  return {
    ...{ clientName, rating, content, practiceArea, isPublished, hasConsent },
    ...{ source: source ?? '', reviewedOn: reviewedOn ?? '', sourceUrl: sourceUrl ?? '' },
  };
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The fields as text, to compare two versions. */
export const comparedFields = (
  areaLabel: (key: string) => string,
): readonly ComparedField<TestimonialDraft>[] => [
  { name: 'Client Name', read: ({ clientName }) => clientName },
  { name: 'Practice Area', read: ({ practiceArea }) => areaLabel(practiceArea) },
  { name: 'Rating', read: ({ rating }) => `${rating} of 5` },
  { name: 'Testimonial', read: ({ content }) => content },
  { name: 'Received On', read: ({ source }) => sourceLabel(source) },
  { name: 'Date of the Review', read: ({ reviewedOn }) => reviewedOn },
  { name: 'Link to the Review', read: ({ sourceUrl }) => sourceUrl },
  { name: 'Agreed to be quoted', read: ({ hasConsent }) => yesNo(hasConsent) },
  { name: 'Published', read: ({ isPublished }) => yesNo(isPublished) },
];
