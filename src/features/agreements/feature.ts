import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { agreementLinksRouter } from './client-link/router.ts';
import { agreementMails } from './mails.ts';
import { agreementsPersonalData } from './personal-data.ts';
import { agreementsRouter, agreementTemplatesRouter } from './router.ts';
import { agreementsTables } from './tables.ts';
import { agreementTimeline } from './timeline.ts';
import { startAgreementWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const agreementsFeature = {
  routers: {
    agreementLinks: agreementLinksRouter,
    agreements: agreementsRouter,
    agreementTemplates: agreementTemplatesRouter,
  },
  mails: agreementMails,
  personalData: agreementsPersonalData,
  timeline: [agreementTimeline],
  startWorkers: startAgreementWorkers,
  tables: agreementsTables,
  actions: {
    'agreement-settings.update': 'changed how long clients have to sign agreements',
    'agreement-template.archive': (name) => `archived the agreement template ${name ?? ''}`,
    'agreement-template.create': (name) => `added the agreement template ${name ?? ''}`,
    'agreement-template.delete': (name) => `deleted the agreement template ${name ?? ''}`,
    'agreement-template.publish': (name) => `published the agreement template ${name ?? ''}`,
    'agreement-template.unarchive': (name) => `restored the agreement template ${name ?? ''}`,
    'agreement-template.update': (name) => `changed the agreement template ${name ?? ''}`,
    'agreement.approve': 'approved an agreement',
    'agreement.confirm_reading': 'read an agreement',
    'agreement.countersign': 'countersigned an agreement',
    'agreement.edit': 'changed the terms of an agreement',
    'agreement.expire': 'ended an agreement that was not signed in time',
    'agreement.prepare': 'prepared an agreement',
    'agreement.reopen': 'took back the approval of an agreement',
    'agreement.replace': 'replaced an agreement',
    'agreement.send': 'sent an agreement',
    'agreement.send_again': 'sent an agreement again',
    'agreement.sign': 'signed an agreement',
    'agreement.take_translation': 'took the translation of an agreement',
    'agreement.withdraw': 'withdrew an agreement',
  } satisfies ActionSentences,
};
