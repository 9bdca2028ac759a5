import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { itSheetMails } from './it-sheet/it-sheet-mail.ts';
import { setupRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const setupFeature = {
  routers: { setup: setupRouter },
  mails: itSheetMails,
  actions: {
    'translation.prepare': (_name, { added }) =>
      `added ${String(added)} translations that came with the product`,
    'setup.both-calendars': 'confirmed that the firm as a whole is booked beside its attorneys',
    'setup.it-sheet': (_name, { to }) => `sent the facts for the IT to ${String(to)}`,
    'setup.step': (_name, { isSkipped }) =>
      isSkipped ? 'skipped a step of the set-up' : 'finished a step of the set-up',
  } satisfies ActionSentences,
};
