import type { AppointmentStatus } from '../../appointments/rules.ts';
import { EMAIL_KIND_LABELS, type EmailKind } from '../../email/rules.ts';
import { NOUNS, page, VERBS } from './word-rules.ts';

export type AuditedAction = {
  action: string;
  entity: string;
  before: unknown;
  after: unknown;
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (state: unknown): Fields =>
  typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as Fields) : {};

const NAME_FIELDS = [
  'displayName',
  'label',
  'title',
  'name',
  'clientName',
  'subject',
  'username',
  'componentName',
  'componentKey',
  'provider',
  'slug',
];

/** The display name of a row, or undefined. */
function nameOf(fields: Fields): string | undefined {
  if (typeof fields.firstName === 'string') {
    return `${fields.firstName} ${fields.lastName ?? ''}`.trim();
  }
  for (const field of NAME_FIELDS) {
    const name = fields[field];
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}

const kindOf = ({ kind }: Fields) => EMAIL_KIND_LABELS[kind as EmailKind] ?? 'unknown';

const EXACTLY: Readonly<Record<string, (name: string | undefined, fields: Fields) => string>> = {
  'appointment.create': () => 'booked an appointment for a client',
  'appointment.export': () => 'exported appointments',
  'appointment.hand-over': () => 'reassigned an appointment',
  'appointment.hold': () => 'held a time for a client',
  'appointment.invite': () => 'invited a client who did not come to book again',
  'appointment.link-renew': () => 'made a client a new link to their appointment',
  'appointment.link-revoke': () => 'ended a client’s link to their appointment',
  'appointment.notes': () => 'changed the notes of an appointment',
  'appointment.release': () => 'released a time that was held',
  'appointment.status': (_name, { status }) =>
    STATUS_DEEDS[status as AppointmentStatus] ?? 'changed the status of an appointment',
  'appointment.undo': () => 'undid a change of an appointment',
  'article-category.order': () => 'changed the order of the categories',
  'archive.export': () => 'exported the archive of advertising',
  'article.export': () => 'exported articles',
  'audit.export': () => 'exported the audit log',
  'attorney.order': () => 'changed the order of the attorneys',
  'contact-preferences.update': () => 'changed how a client may be reached',
  'webhook.create': (name) => `added a webhook to ${name}`,
  'webhook.delete': (name) => `deleted the webhook to ${name}`,
  'webhook.disable': (name) => `disabled the webhook to ${name}`,
  'webhook.pause': (name) => `paused the webhook to ${name}`,
  'webhook.redeliver': (name) => `sent events to ${name} again`,
  'webhook.replace-secret': (name) => `replaced the secret of the webhook to ${name}`,
  'webhook.resume': (name) => `resumed the webhook to ${name}`,
  'webhook.test': (name) => `tested the webhook to ${name}`,
  'webhook.update': (name) => `changed the webhook to ${name}`,
  'conflict.decide': (_name, { state }) =>
    state === 'conflict' ? 'found a conflict of interest' : 'found no conflict of interest',
  'conflict.other-side': () => 'changed the other side of a matter',
  'conflict-entry.create': () => 'added somebody to the conflict list',
  'conflict-entry.delete': () => 'deleted somebody from the conflict list',
  'conflict-entry.export': () => 'exported the conflict list',
  'conflict-entry.import': () => 'imported a conflict list',
  'conflict-entry.update': () => 'changed an entry of the conflict list',
  'contact.export': () => 'exported messages',
  'answer_settings.update': () => 'changed the answer times',
  'contact.assign': (_name, { assignedTo }) =>
    assignedTo ? 'assigned a message' : 'unassigned a message',
  'contact.delete': () => 'deleted a message',
  'contact.not-spam': () => 'marked a message as not spam',
  'contact.phone': () => 'answered a message by phone',
  'contact.reply': () => 'wrote a reply to a message',
  'contact.restore': () => 'restored a deleted message',
  'contact.spam': () => 'marked a message as spam',
  'contact.unassign': () => 'undid the assignment of a message',
  'contact.unphone': () => 'undid that a message was answered by phone',
  'contact.read': () => 'marked a message as read',
  'contact.resolve': () => 'marked a message as resolved',
  'contact.unread': () => 'marked a message as unread again',
  'contact.unresolve': () => 'reopened a message',
  'consultation-type.order': () => 'changed the order of the consultation types',
  'extra-hours.create': () => 'offered extra hours',
  'extra-hours.delete': () => 'deleted extra hours',
  'host.create': (name) => `added consultations for ${name ?? 'an attorney'}`,
  'host.stop': (name) => `ended the consultations of ${name ?? 'the firm'}`,
  'host.update': (name) => `changed the hours of ${name ?? 'the firm'}`,
  'email.dismiss': (_name, fields) => `dismissed a mail: ${kindOf(fields)}`,
  'email.export': () => 'exported the list of mails',
  'email.retry': (_name, fields) => `retried a mail: ${kindOf(fields)}`,
  'embed.update': () => 'changed which websites may embed parts of this one',
  'email_settings.test': () => 'tried out the e-mail settings',
  'letter.allow_again': () => 'allowed letters to a subscriber again',
  'letter.cancel': (name) => `cancelled ${name ?? 'a letter'}`,
  'letter.create': (name) => `drafted ${name ?? 'a letter'}`,
  'letter.delete': (name) => `deleted ${name ?? 'a letter'}`,
  'letter.pause': (name) => `paused ${name ?? 'a letter'}`,
  'letter.resume': (name) => `resumed ${name ?? 'a letter'}`,
  'letter.retry_refused': (name) => `retried the rejected mails of ${name ?? 'a letter'}`,
  'letter.schedule': (name) => `scheduled ${name ?? 'a letter'}`,
  'letter.send': (name) => `started sending ${name ?? 'a letter'}`,
  'letter.test': () => 'asked for a test mail of a letter',
  'letter.unschedule': (name) => `made ${name ?? 'a letter'} a draft again`,
  'letter.update': (name) => `changed ${name ?? 'a letter'}`,
  'letter_settings.update': () => 'changed how fast letters are sent',
  'reply-template.create': (name) => `added a template for replies: ${name ?? ''}`,
  'reply-template.delete': (name) => `deleted a template for replies: ${name ?? ''}`,
  'reply-template.update': (name) => `changed a template for replies: ${name ?? ''}`,
  'probate.export': () => 'exported addresses entered in the calculator',
  'mail_text.restore': (_name, fields) =>
    `restored the original texts of a mail: ${kindOf(fields)}`,
  'mail_text.test': (_name, fields) => `asked for a test of a mail: ${kindOf(fields)}`,
  'mail_text.update': (_name, fields) => `changed the texts of a mail: ${kindOf(fields)}`,
  'menus.update': () => 'changed the links of navigation and footer',
  'migration.cancel': () => 'cancelled a step of the migration',
  'migration.create-table': () => 'started to create the table in DynamoDB',
  'migration.dry-run': () => 'started a cost estimate of the migration',
  'migration.migrate': () => 'started to copy the data to DynamoDB',
  'migration.verify': () => 'started to verify the copy in DynamoDB',
  'newsletter.export': () => 'exported newsletter subscribers',
  'newsletter.unsubscribe': () => 'ended a newsletter subscription',
  'person.export': () => 'exported people',
  'person.join': () => 'joined two people',
  'person.separate': () => 'separated two people',
  'person.update': () => 'changed tags, owner or next step of a person',
  'person-call.create': () => 'logged a call',
  'person-call.delete': () => 'deleted a logged call',
  'person-call.update': () => 'changed a logged call',
  'person-note.create': () => 'added a note about a person',
  'person-note.delete': () => 'deleted a note about a person',
  'person-note.update': () => 'changed a note about a person',
  'practice-area.order': () => 'changed the order of the practice areas',
  'page.save': (name) => `saved a draft of ${page(name)}`,
  'page.unpublish': (name) => `took ${page(name)} off the website`,
  'passkey.add': () => 'added a passkey to their account',
  'passkey.name': () => 'named a passkey of their account',
  'passkey.delete': () => 'removed a passkey from their account',
  'privacy.erase': () => 'erased a person',
  'privacy.export': () => 'exported the data of a person',
  'quick_exit.update': () => 'changed the settings of the quick exit',
  'site-content.replace': () => 'replaced the content of the site',
  'session.end': () => 'signed out one of their devices',
  'session.end-all': () => 'signed out everywhere',
  'session.end-others': () => 'signed out their other devices',
  'setup.both-calendars': () => 'confirmed that the firm as a whole is booked beside its attorneys',
  'setup.step': (_name, { isSkipped }) =>
    isSkipped ? 'skipped a step of the set-up' : 'finished a step of the set-up',
  'sign-in.app-on': () => 'turned on their authenticator app',
  'sign-in.app-off': () => 'turned off their authenticator app',
  'sign-in.recovery-codes': () => 'made new recovery codes',
  'sign-in.settings': (_name, { requiresSecondFactor, secondFactorRoles }) =>
    // Entries from before the requirement was set per role only say whether it applied to all.
    (Array.isArray(secondFactorRoles) ? secondFactorRoles.length > 0 : requiresSecondFactor)
      ? 'set which roles need a second factor'
      : 'no longer requires a second factor of staff',
  'api-key.call': (_name, { call }) => `called ${call}`,
  'api-key.create': (name) => `created the API key ${name}`,
  'api-key.revoke': (name) => `revoked the API key ${name}`,
  'staff.approve': (name) => `approved ${name ?? 'somebody'}`,
  'staff.export': () => 'exported the list of staff',
  'staff.invitation-link': () => 'got the link of an invitation to the back office',
  'staff.invite': () => 'invited somebody to the back office',
  'staff.refuse': (name) => `refused ${name ?? 'somebody'}`,
  'staff.register': () => 'signed up',
  'staff.role': (name) => `gave ${name ?? 'somebody'} another role`,
  'staff.revoke': (name) => `took ${name ? `${name}’s` : 'somebody’s'} access away`,
  'staff.uninvite': () => 'withdrew an invitation to the back office',
  'testimonial.export': () => 'exported testimonials',
  'time-off.create': () => 'blocked time',
  'time-off.days-create': () => 'closed days',
  'time-off.days-delete': () => 'opened closed days again',
  'time-off.delete': () => 'opened blocked time again',
  'time-off.series-create': () => 'blocked time that repeats',
  'time-off.series-delete': () => 'opened blocked time that repeats again',
};

const STATUS_DEEDS: Readonly<Record<AppointmentStatus, string>> = {
  scheduled: 'withdrew the confirmation of an appointment',
  confirmed: 'confirmed an appointment',
  completed: 'completed an appointment',
  cancelled: 'cancelled an appointment',
};

/** Describes an action in words that follow the person's name; an unknown action is returned as it is. */
export function describeAction({ action, before, after }: AuditedAction): string {
  const fields = { ...fieldsOf(before), ...fieldsOf(after) };
  const name = nameOf(fields);
  const exact = ownOf(EXACTLY, action);
  if (exact) return exact(name, fields);
  const [noun = '', verb = ''] = action.split('.');
  const [spokenNoun, spokenVerb] = [ownOf(NOUNS, noun), ownOf(VERBS, verb)];
  return spokenNoun && spokenVerb ? `${spokenVerb} ${spokenNoun(name)}` : action;
}

// Own properties only: an action is text from the database and might be `constructor`.
function ownOf<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
