import { agreementsFeature } from '../features/agreements/feature.ts';
import { answersFeature } from '../features/answers/feature.ts';
import { apiKeysFeature } from '../features/api-keys/feature.ts';
import { appointmentsFeature } from '../features/appointments/feature.ts';
import { archiveFeature } from '../features/archive/feature.ts';
import { articlesFeature } from '../features/articles/feature.ts';
import { createDescribeAction, type DescribeAction } from '../features/audit/describe-action.ts';
import { auditFeature } from '../features/audit/feature.ts';
import { calendarsFeature } from '../features/calendars/feature.ts';
import { clientLanguagesFeature } from '../features/client-languages/feature.ts';
import { conflictsFeature } from '../features/conflicts/feature.ts';
import { contactFeature } from '../features/contact/feature.ts';
import { contactPreferencesFeature } from '../features/contact-preferences/feature.ts';
import { dashboardFeature } from '../features/dashboard/feature.ts';
import { documentsFeature } from '../features/documents/feature.ts';
import { emailFeature } from '../features/email/feature.ts';
import type { MailContents } from '../features/email/mail-content.ts';
import { embedFeature } from '../features/embed/feature.ts';
import { firmFeature } from '../features/firm/feature.ts';
import { identityFeature } from '../features/identity/feature.ts';
import { jurisdictionsFeature } from '../features/jurisdictions/feature.ts';
import { lawTasksFeature } from '../features/law-tasks/feature.ts';
import { liveFeature } from '../features/live/feature.ts';
import { lookFeature } from '../features/look/feature.ts';
import { migrationFeature } from '../features/migration/feature.ts';
import { newsFeature } from '../features/news/feature.ts';
import { newsletterFeature } from '../features/newsletter/feature.ts';
import { pagesFeature } from '../features/pages/feature.ts';
import { paymentsFeature } from '../features/payments/feature.ts';
import { peopleFeature } from '../features/people/feature.ts';
import type { TimelinePart } from '../features/people/timeline/timeline-part.ts';
import { picturesFeature } from '../features/pictures/feature.ts';
import type { FindPictureUses } from '../features/pictures/uses.ts';
import { privacyFeature } from '../features/privacy/feature.ts';
import type { PersonalData } from '../features/privacy/personal-data.ts';
import { probateFeature } from '../features/probate/feature.ts';
import { questionnairesFeature } from '../features/questionnaires/feature.ts';
import { quickExitFeature } from '../features/quick-exit/feature.ts';
import { schedulingFeature } from '../features/scheduling/feature.ts';
import { searchFeature } from '../features/search/feature.ts';
import { setupFeature } from '../features/setup/feature.ts';
import { siteFeature } from '../features/site/feature.ts';
import { siteContentFeature } from '../features/site-content/feature.ts';
import { staffFeature } from '../features/staff/feature.ts';
import type { OutsideAccessPart } from '../features/staff/outside-access/outside-access.ts';
import { teamFeature } from '../features/team/feature.ts';
import { testimonialsFeature } from '../features/testimonials/feature.ts';
import { themesFeature } from '../features/themes/feature.ts';
import { translationsFeature } from '../features/translations/feature.ts';
import type { Translatable } from '../features/translations/translatable.ts';
import { visibilityFeature } from '../features/visibility/feature.ts';
import { visitsFeature } from '../features/visits/feature.ts';
import { waitsFeature } from '../features/waits/feature.ts';
import { webhooksFeature } from '../features/webhooks/feature.ts';
import type { ActionSentences } from '../platform/audit/sentences.ts';
import { jobMetrics } from '../platform/background/metrics.ts';
import type { DatabaseGauge } from '../platform/metrics/database-gauge.ts';
import { collect } from './collect.ts';
import type { Feature } from './feature.ts';

/**
 * Every feature by the name of its folder. Features with personal data come first, in the order in which a data export
 * shows them: mails and the audit log follow the features whose records they refer to.
 */
export const FEATURES = {
  contact: contactFeature,
  appointments: appointmentsFeature,
  // Those for an earlier time are looked up by the ids of appointments.
  waits: waitsFeature,
  payments: paymentsFeature,
  questionnaires: questionnairesFeature,
  // Its checks are looked up by the ids of messages, appointments and questions.
  conflicts: conflictsFeature,
  // Found by the address of the client, and by the ids of messages and appointments.
  agreements: agreementsFeature,
  probate: probateFeature,
  newsletter: newsletterFeature,
  // Before the people with whom they are deleted.
  documents: documentsFeature,
  people: peopleFeature,
  // Its events are looked up by the ids of messages, appointments and subscriptions.
  webhooks: webhooksFeature,
  email: emailFeature,
  identity: identityFeature,
  staff: staffFeature,
  audit: auditFeature((entry) => describeAction(entry)),
  // Row-level access rules of roles; it has no procedures or tables of its own.
  access: {},
  // Called by the features that publish texts; it has no procedures or tables of its own.
  advertising: {},
  // Interfaces for AI agents; it has no procedures or tables of its own.
  agents: {},
  answers: answersFeature,
  'api-keys': apiKeysFeature,
  archive: archiveFeature,
  articles: articlesFeature,
  scheduling: schedulingFeature,
  calendars: calendarsFeature,
  'client-languages': clientLanguagesFeature,
  'contact-preferences': contactPreferencesFeature,
  dashboard: dashboardFeature,
  embed: embedFeature,
  firm: firmFeature,
  jurisdictions: jurisdictionsFeature,
  'law-tasks': lawTasksFeature,
  live: liveFeature,
  look: lookFeature,
  migration: migrationFeature,
  news: newsFeature,
  pages: pagesFeature,
  pictures: picturesFeature,
  privacy: privacyFeature,
  'quick-exit': quickExitFeature,
  search: searchFeature,
  setup: setupFeature,
  site: siteFeature,
  'site-content': siteContentFeature,
  team: teamFeature,
  testimonials: testimonialsFeature,
  themes: themesFeature,
  translations: translationsFeature,
  visibility: visibilityFeature,
  visits: visitsFeature,
} satisfies Record<string, Feature>;

/** Describes the actions of all features in the audit log. */
export const describeAction: DescribeAction = createDescribeAction(() => SENTENCES);

const features: readonly Feature[] = Object.values(FEATURES);

/** The contents of every kind of mail; a missing one is a compile error. */
export const MAIL_CONTENTS: MailContents = collect(FEATURES, 'mails');

/** The personal data of all features, in the order of `FEATURES`. */
export const PERSONAL_DATA: readonly PersonalData[] = features.flatMap(({ personalData }) =>
  personalData ? [personalData] : [],
);

/** The kinds of records in the timelines of people, in the order of `FEATURES`. */
export const TIMELINE_PARTS: readonly TimelinePart[] = features.flatMap(
  ({ timeline = [] }) => timeline,
);

/** The kinds of access from outside that end with the access of the user who created them. */
export const OUTSIDE_ACCESS: readonly OutsideAccessPart[] = features.flatMap(
  ({ outsideAccess }) => outsideAccess ?? [],
);

/** Where each feature shows pictures. */
export const PICTURE_USES: readonly FindPictureUses[] = features.flatMap(
  ({ pictureUses }) => pictureUses ?? [],
);

/** What staff can translate. */
export const TRANSLATABLES: readonly Translatable[] = features.flatMap(
  ({ translatables }) => translatables ?? [],
);

const SENTENCES: ActionSentences = collect(FEATURES, 'actions');

/** The gauges that features add to `/metrics`. */
export const DATABASE_GAUGES: readonly DatabaseGauge[] = [
  ...jobMetrics,
  ...features.flatMap(({ metrics = [] }) => metrics),
];
