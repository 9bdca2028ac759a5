import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { contactMails } from './mails.ts';
import { contactPersonalData } from './personal-data.ts';
import { translatableTemplates } from './replies/translatable.ts';
import { contactRouter } from './router.ts';
import { contactTables } from './tables.ts';
import { messageTimeline } from './timeline.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const contactFeature = {
  routers: { contact: contactRouter },
  mails: contactMails,
  translatables: [translatableTemplates],
  personalData: contactPersonalData,
  timeline: [messageTimeline],
  tables: contactTables,
  actions: {
    'reply-template': (name) => `a template for replies: ${name ?? ''}`,
    'contact.export': 'exported messages',
    'contact.assign': (_name, { assignedTo }) =>
      assignedTo ? 'assigned a message' : 'unassigned a message',
    'contact.delete': 'deleted a message',
    'contact.not-spam': 'marked a message as not spam',
    'contact.phone': 'answered a message by phone',
    'contact.reply': 'wrote a reply to a message',
    'contact.restore': 'restored a deleted message',
    'contact.spam': 'marked a message as spam',
    'contact.unassign': 'undid the assignment of a message',
    'contact.unphone': 'undid that a message was answered by phone',
    'contact.read': 'marked a message as read',
    'contact.resolve': 'marked a message as resolved',
    'contact.unread': 'marked a message as unread again',
    'contact.unresolve': 'reopened a message',
  } satisfies ActionSentences,
};
