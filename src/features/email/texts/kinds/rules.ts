import type { EmailKind } from '../../rules.ts';
import type { OriginalText } from '../originals/rules.ts';
import type { MailTextDefinition } from '../rules.ts';
import { APPOINTMENT_TEXTS } from './appointments-rules.ts';
import { closing, opening, subject } from './parts-rules.ts';

const DOCUMENT_FACTS =
  'The mail begins with “Dear” and the first name. What is missing and the button to the client’s page stand between opening and closing; the firm and its phone number follow.';

/** The texts of a mail about questions to a client. */
const questions = (
  sentWhen: string,
  keys: Readonly<Record<'subject' | 'opening' | 'closing', OriginalText>>,
) =>
  ({
    sentWhen,
    facts:
      'The mail begins with “Dear” and the first name. The button to the questions stands between opening and closing; the firm and its phone number follow.',
    parts: {
      subject: subject(keys.subject),
      opening: opening(keys.opening, ['client']),
      closing: closing(keys.closing, ['client']),
    },
  }) as const;

/** What staff can edit in mails to clients and subscribers, by kind, with the original texts. */
export const MAIL_TEXTS = {
  ...APPOINTMENT_TEXTS,
  contact_receipt: {
    sentWhen: 'Somebody has sent a message with the contact form.',
    facts:
      'The mail begins with “Dear” and the first name. It ends with the firm and its phone number.',
    parts: {
      subject: subject('contactReceiptSubject'),
      opening: opening('contactReceiptOpening', ['client', 'replyTime']),
      closing: closing('contactReceiptClosing', ['client', 'replyTime']),
    },
  },
  earlier_time_offer: {
    sentWhen: 'A time has become free for which a client waits.',
    facts:
      'The mail begins with “Dear” and the first name. Time, attorney, until when it is held and the button to the page that answers stand between opening and closing; the firm and its phone number follow.',
    subjectEnd: 'on Tue, Mar 12 at 10:00 AM',
    parts: {
      subject: subject('offerSubject'),
      opening: opening('offerOpening', ['client', 'attorney']),
      closing: closing('offerClosing', ['client', 'attorney']),
    },
  },
  earlier_time_wait: {
    sentWhen: 'A client has asked to be told when an earlier time becomes free.',
    facts:
      'The mail begins with “Dear” and the first name. What they wait for and the button to the page that ends it stand between opening and closing; the firm and its phone number follow.',
    parts: {
      subject: subject('waitSubject'),
      opening: opening('waitOpening', ['client']),
      closing: closing('waitClosing', ['client']),
    },
  },
  documents_request: {
    sentWhen: 'Staff have asked a client for documents.',
    facts: DOCUMENT_FACTS,
    parts: {
      subject: subject('documentsRequestSubject'),
      opening: opening('documentsRequestOpening', ['client']),
      closing: closing('documentsRequestClosing', ['client']),
    },
  },
  documents_reminder: {
    sentWhen: 'Documents that a client was asked for are missing after seven days.',
    facts: DOCUMENT_FACTS,
    parts: {
      subject: subject('documentsReminderSubject'),
      opening: opening('documentsReminderOpening', ['client']),
      closing: closing('documentsReminderClosing', ['client']),
    },
  },
  documents_shared: {
    sentWhen: 'Staff have shared documents with a client.',
    facts: DOCUMENT_FACTS,
    parts: {
      subject: subject('documentsSharedSubject'),
      opening: opening('documentsSharedOpening', ['client']),
      closing: closing('documentsSharedClosing', ['client']),
    },
  },
  newsletter_confirmation: {
    sentWhen: 'Somebody has asked for the newsletter.',
    facts: 'The button that confirms the subscription stands between opening and closing.',
    parts: {
      subject: subject('newsletterConfirmationSubject'),
      opening: opening('newsletterConfirmationOpening', ['days']),
      closing: closing('newsletterConfirmationClosing', ['days']),
    },
  },
  newsletter_welcome: {
    sentWhen: 'A subscriber has confirmed the subscription.',
    facts: 'The link that ends the subscription follows the opening.',
    parts: {
      subject: subject('newsletterWelcomeSubject'),
      opening: opening('newsletterWelcomeOpening', []),
    },
  },
  probate_result: {
    sentWhen: 'Somebody has asked the calculator for its result by mail.',
    facts: 'The figures stand between opening and closing; a link to the calculator follows.',
    parts: {
      subject: subject('probateResultSubject'),
      opening: opening('probateResultOpening', ['feeRemark']),
      closing: { ...closing('probateResultClosing', ['feeRemark']), needs: ['feeRemark'] },
    },
  },
  questions_request: questions('You have sent questions to a client, or a booking has.', {
    subject: 'questionsRequestSubject',
    opening: 'questionsRequestOpening',
    closing: 'questionsRequestClosing',
  }),
  questions_open: questions('The names that a client has given are cleared.', {
    subject: 'questionsOpenSubject',
    opening: 'questionsOpenOpening',
    closing: 'questionsOpenClosing',
  }),
  questions_reminder: questions('A client has not answered questions after three days.', {
    subject: 'questionsReminderSubject',
    opening: 'questionsReminderOpening',
    closing: 'questionsReminderClosing',
  }),
  rebook_invitation: {
    sentWhen: 'Staff have invited a client who did not come to book again.',
    facts:
      'The mail begins with “Dear” and the first name. The button to the booking page stands between opening and closing; the firm and its phone number follow.',
    parts: {
      subject: subject('rebookInvitationSubject'),
      opening: opening('rebookInvitationOpening', ['client']),
      closing: closing('rebookInvitationClosing', ['client']),
    },
  },
} as const satisfies Partial<Record<EmailKind, MailTextDefinition>>;

/** The kinds of mail with texts that staff edit. */
export type MailTextKind = keyof typeof MAIL_TEXTS;

export const MAIL_TEXT_KINDS = Object.keys(MAIL_TEXTS) as MailTextKind[];

export const isMailTextKind = (kind: string): kind is MailTextKind =>
  Object.hasOwn(MAIL_TEXTS, kind);

/** The names of the parts of a kind. */
export type PartOf<Kind extends MailTextKind> = keyof (typeof MAIL_TEXTS)[Kind]['parts'] & string;

/** The definition of a kind, and its parts by name in the order of the mail. */
export const definitionOf = (kind: MailTextKind): MailTextDefinition => MAIL_TEXTS[kind];

/** The original texts of a kind. */
export const originalTexts = (kind: MailTextKind): Record<string, string> =>
  Object.fromEntries(
    Object.entries(definitionOf(kind).parts).map(([name, { text }]) => [name, text]),
  );
