import { documentLinksRouter } from './client-page/router.ts';
import { documentMails } from './mails.ts';
import { documentsPersonalData } from './personal-data.ts';
import { documentsRouter } from './router.ts';
import { documentsTables } from './tables.ts';
import { documentTimeline } from './timeline.ts';
import { startDocumentWorkers } from './workers.ts';

/** The documents feature as registered in `src/app/features.ts`. */
export const documentsFeature = {
  routers: { documents: documentsRouter, documentLinks: documentLinksRouter },
  mails: documentMails,
  personalData: documentsPersonalData,
  timeline: [documentTimeline],
  startWorkers: startDocumentWorkers,
  tables: documentsTables,
  actions: {
    'documents.ask': 'asked a person for documents',
    'documents.end': 'withdrew a request for documents',
    'documents.receive': 'sent a document',
    'documents.share': 'shared a document',
    'documents.refuse': 'sent a document that was refused',
    'documents.download': 'downloaded a document',
    'documents.delete': 'deleted a document',
  },
};
