import { createFileRoute } from '@tanstack/react-router';
import { TestimonialsPage } from '../features/testimonials/testimonials-page.tsx';

export const Route = createFileRoute('/admin/testimonials')({ component: TestimonialsPage });
