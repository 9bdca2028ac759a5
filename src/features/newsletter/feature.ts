import { newsletterActions } from './actions.ts';
import { translatableLetters } from './letters/content/translatable.ts';
import { lettersRouter } from './letters/router.ts';
import { newsletterMails } from './mails.ts';
import { newsletterPersonalData } from './personal-data.ts';
import { newsletterRouter } from './router.ts';
import { newsletterTables } from './tables.ts';
import { subscriptionTimeline } from './timeline.ts';
import { startNewsletterWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const newsletterFeature = {
  routers: { newsletter: newsletterRouter, letters: lettersRouter },
  mails: newsletterMails,
  translatables: [translatableLetters],
  personalData: newsletterPersonalData,
  timeline: [subscriptionTimeline],
  startWorkers: startNewsletterWorkers,
  tables: newsletterTables,
  actions: newsletterActions,
};
