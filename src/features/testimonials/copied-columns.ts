import type { CopiedColumns } from '../migration/source/copied-columns.ts';

/** How the migration wizard copies each column of the documented table. */
export const testimonialsCopiedColumns = {
  testimonials: {
    columns: {
      id: 'text',
      clientName: 'text',
      rating: 'integer',
      content: 'text',
      practiceArea: 'text',
      isPublished: 'boolean',
      isSample: 'boolean',
      source: 'text',
      reviewedOn: 'text',
      sourceUrl: 'text',
      hasConsent: 'boolean',
      search: 'derived',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
  },
} as const satisfies CopiedColumns;
