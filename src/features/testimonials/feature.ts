import { nounOf } from '../../platform/audit/sentences.ts';
import { reviewsRouter } from './reviews/router.ts';
import { testimonialsRouter } from './router.ts';
import { testimonialsTables } from './tables.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const testimonialsFeature = {
  routers: { testimonials: testimonialsRouter, reviews: reviewsRouter },
  tables: testimonialsTables,
  actions: {
    testimonial: nounOf('testimonial'),
    'testimonial.export': 'exported testimonials',
  },
};
