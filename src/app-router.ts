import { appointmentLinksRouter } from './appointments/client-link/router.ts';
import { appointmentsRouter } from './appointments/router.ts';
import { articlesRouter } from './articles/router.ts';
import { auditRouter } from './audit/router.ts';
import { calendarsRouter } from './calendars/router.ts';
import { contactRouter } from './contact/router.ts';
import { dashboardRouter } from './dashboard/router.ts';
import { emailRouter } from './email/router.ts';
import { firmRouter } from './firm/router.ts';
import { identityRouter } from './identity/router.ts';
import { mailSettingsRouter } from './mail-settings/router.ts';
import { migrationRouter } from './migration/router.ts';
import { newsRouter } from './news/router.ts';
import { newsSourcesRouter } from './news-sources/router.ts';
import { newsletterRouter } from './newsletter/router.ts';
import { photosRouter } from './photos/router.ts';
import { privacyRouter } from './privacy/router.ts';
import { probateRouter } from './probate/router.ts';
import { reviewsRouter } from './reviews/router.ts';
import { siteRouter } from './site/router.ts';
import { staffRouter } from './staff/router.ts';
import { testimonialsRouter } from './testimonials/router.ts';
import { themesRouter } from './themes/router.ts';
import { timeOffRouter } from './time-off/router.ts';
import { createCallerFactory, router } from './trpc.ts';
import { visibilityRouter } from './visibility/router.ts';

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
export type Caller = ReturnType<typeof createCaller>;
