import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { readTestimonialSearch } from '../features/testimonials/testimonial-search.ts';
import { TestimonialsPage } from '../features/testimonials/testimonials-page.tsx';

export const Route = createFileRoute('/admin/testimonials')({
  component: function Page() {
    return (
      <TestimonialsPage
        search={useAdminSearch(readTestimonialSearch)}
        onSearch={useChangeSearch()}
      />
    );
  },
});
