import {
  type SecretDestinations,
  secretNamesOf,
} from '../../../platform/provider-settings/rules.ts';

/** What the site's mail can be sent with. Source: back-office spec §5. No dependency: the form uses it too. */
export const MAIL_PROVIDERS = [
  { value: 'sendgrid', text: 'SendGrid' },
  { value: 'smtp', text: 'SMTP' },
] as const;

export type MailProvider = (typeof MAIL_PROVIDERS)[number]['value'];

/** The secrets of each, and the settings that say where they are sent. SendGrid is always the same place. */
export const MAIL_SECRET_DESTINATIONS: Readonly<Record<MailProvider, SecretDestinations>> = {
  sendgrid: { apiKey: [] },
  smtp: { pass: ['host', 'port', 'secure', 'user'] },
};

/** The settings of each that are sealed and masked. */
export const MAIL_SECRETS = secretNamesOf(MAIL_SECRET_DESTINATIONS);

/** What the form begins with. */
export const MAIL_TEMPLATES: Readonly<Record<MailProvider, object>> = {
  sendgrid: { apiKey: '', from: '', fromName: '' },
  smtp: { host: '', port: 587, secure: false, user: '', pass: '', from: '', fromName: '' },
};
