import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const testimonialsTables = {
  testimonials: {
    live: 'testimonials',
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
} as const satisfies TablePolicies;
