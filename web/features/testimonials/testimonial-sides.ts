import { practiceAreaLabel } from '../../../src/features/firm/practice-areas/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';

type Side = {
  clientName: string;
  practiceArea: string;
  rating: number;
  content: string;
  isPublished: boolean;
};

const FIELDS: readonly { name: string; read: (side: Side) => string }[] = [
  { name: 'Client Name', read: ({ clientName }) => clientName },
  { name: 'Practice Area', read: ({ practiceArea }) => practiceAreaLabel(practiceArea) },
  { name: 'Rating', read: ({ rating }) => `${rating} of 5` },
  { name: 'Testimonial', read: ({ content }) => content },
  { name: 'Published', read: ({ isPublished }) => (isPublished ? 'Yes' : 'No') },
];

/** Compares a colleague's saved version with the form's, field by field. */
export const sidesOf = (theirs: AdminTestimonial, mine: Side) =>
  FIELDS.map(({ name, read }) => ({ name, theirs: read(theirs), mine: read(mine) }));
