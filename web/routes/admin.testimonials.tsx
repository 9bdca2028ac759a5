import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { useOfficeSearch } from '../admin/use-office-search.ts';
import { readTestimonialSearch } from '../features/testimonials/testimonial-search.ts';
import { TestimonialsPage } from '../features/testimonials/testimonials-page.tsx';

export const Route = createFileRoute('/admin/testimonials')({
  component: function Page() {
    return (
      <TestimonialsPage
        search={useOfficeSearch(readTestimonialSearch)}
        onSearch={useChangeSearch()}
      />
    );
  },
});
