import type { EmailKind } from '../../rules.ts';
import type { MailTextDefinition } from '../rules.ts';
import { APPOINTMENT_TEXTS } from './appointments-rules.ts';

/** What staff can edit in mails to clients and subscribers, by kind, with the original texts. */
export const MAIL_TEXTS = {
  ...APPOINTMENT_TEXTS,
  contact_receipt: {
    sentWhen: 'Somebody has sent a message with the contact form.',
    facts:
      'The mail begins with “Dear” and the first name. It ends with the firm and its phone number.',
    parts: {
      subject: { label: 'Subject', text: 'We have your message', fields: [], isSubject: true },
      opening: {
        label: 'Opening',
        text: 'Thank you for writing to us. Your message has arrived, and a person will read it. {replyTime}',
        fields: ['client', 'replyTime'],
      },
      closing: {
        label: 'Closing',
        text: 'If it cannot wait, call {phone}. If you are in danger, call {emergencyNumber} first.',
        fields: ['client', 'replyTime'],
      },
    },
  },
  newsletter_confirmation: {
    sentWhen: 'Somebody has asked for the newsletter.',
    facts: 'The button that confirms the subscription stands between opening and closing.',
    parts: {
      subject: {
        label: 'Subject',
        text: 'Please confirm your subscription',
        fields: [],
        isSubject: true,
      },
      opening: {
        label: 'Opening',
        text: 'Somebody, most likely you, asked for our letter at this address. One click, and you get it when we publish something.',
        fields: ['days'],
      },
      closing: {
        label: 'Closing',
        text: 'If that was not you, do nothing: without a click we forget this address within {days} days.',
        fields: ['days'],
      },
    },
  },
  newsletter_welcome: {
    sentWhen: 'A subscriber has confirmed the subscription.',
    facts: 'The link that ends the subscription follows the opening.',
    parts: {
      subject: { label: 'Subject', text: 'You are subscribed', fields: [], isSubject: true },
      opening: {
        label: 'Opening',
        text: 'You are subscribed. When we publish something, we write to you in plain words what it is and whether it matters to you.',
        fields: [],
      },
    },
  },
  probate_result: {
    sentWhen: 'Somebody has asked the calculator for its result by mail.',
    facts: 'The figures stand between opening and closing; a link to the calculator follows.',
    parts: {
      subject: { label: 'Subject', text: 'The figures you asked for', fields: [], isSubject: true },
      opening: {
        label: 'Opening',
        text: 'Here is the comparison that you calculated on our website.',
        fields: ['feeRemark'],
      },
      closing: {
        label: 'Closing',
        text: 'It is a planning estimate, not legal advice: what probate costs depends on the estate and on the court. {feeRemark}',
        fields: ['feeRemark'],
        needs: ['feeRemark'],
      },
    },
  },
  rebook_invitation: {
    sentWhen: 'Staff have invited a client who did not come to book again.',
    facts:
      'The mail begins with “Dear” and the first name. The button to the booking page stands between opening and closing; the firm and its phone number follow.',
    parts: {
      subject: {
        label: 'Subject',
        text: 'Shall we find another time?',
        fields: [],
        isSubject: true,
      },
      opening: {
        label: 'Opening',
        text: 'We missed you at your consultation. If you would still like to talk to us, you can book another time.',
        fields: ['client'],
      },
      closing: {
        label: 'Closing',
        text: 'If you would rather talk on the phone, call {phone}. If you no longer need us, you need not do anything.',
        fields: ['client'],
      },
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
