import { appointmentLinksRouter } from '../features/appointments/client-link/router.ts';
import { appointmentsRouter } from '../features/appointments/router.ts';
import { timeOffRouter } from '../features/appointments/time-off/router.ts';
import { articlesRouter } from '../features/articles/router.ts';
import { auditRouter } from '../features/audit/router.ts';
import { calendarsRouter } from '../features/calendars/router.ts';
import { contactRouter } from '../features/contact/router.ts';
import { dashboardRouter } from '../features/dashboard/router.ts';
import { emailRouter } from '../features/email/router.ts';
import { mailSettingsRouter } from '../features/email/settings/router.ts';
import { photosRouter } from '../features/firm/photos/router.ts';
import { firmRouter } from '../features/firm/router.ts';
import { identityRouter } from '../features/identity/router.ts';
import { migrationRouter } from '../features/migration/router.ts';
import { newsRouter } from '../features/news/router.ts';
import { newsSourcesRouter } from '../features/news/sources/router.ts';
import { newsletterRouter } from '../features/newsletter/router.ts';
import { privacyRouter } from '../features/privacy/router.ts';
import { probateRouter } from '../features/probate/router.ts';
import { siteRouter } from '../features/site/router.ts';
import { staffRouter } from '../features/staff/router.ts';
import { reviewsRouter } from '../features/testimonials/reviews/router.ts';
import { testimonialsRouter } from '../features/testimonials/router.ts';
import { themesRouter } from '../features/themes/router.ts';
import { visibilityRouter } from '../features/visibility/router.ts';
import { createCallerFactory, router } from '../platform/trpc/trpc.ts';

export const appRouter = router({
  appointmentLinks: appointmentLinksRouter,
  appointments: appointmentsRouter,
  articles: articlesRouter,
  calendars: calendarsRouter,
  contact: contactRouter,
  dashboard: dashboardRouter,
  firm: firmRouter,
  audit: auditRouter,
  email: emailRouter,
  identity: identityRouter,
  migration: migrationRouter,
  mailSettings: mailSettingsRouter,
  news: newsRouter,
  newsSources: newsSourcesRouter,
  newsletter: newsletterRouter,
  photos: photosRouter,
  privacy: privacyRouter,
  probate: probateRouter,
  reviews: reviewsRouter,
  site: siteRouter,
  staff: staffRouter,
  testimonials: testimonialsRouter,
  themes: themesRouter,
  timeOff: timeOffRouter,
  visibility: visibilityRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in the process, with the same context and the same errors as over HTTP. */
export const createCaller = createCallerFactory(appRouter);
type Caller = ReturnType<typeof createCaller>;

declare module '../platform/rest/rest-module.ts' {
  interface Register {
    caller: Caller;
  }
}
