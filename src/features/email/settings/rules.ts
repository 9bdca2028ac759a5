import {
  type SecretDestinations,
  secretNamesOf,
} from '../../../platform/provider-settings/rules.ts';

/** Mail providers. Source: back-office spec §5. No dependency: the form uses it too. */
export const MAIL_PROVIDERS = [
  { value: 'sendgrid', text: 'SendGrid' },
  { value: 'smtp', text: 'SMTP' },
] as const;

export type MailProvider = (typeof MAIL_PROVIDERS)[number]['value'];

/** Secrets of each provider, and the settings that determine where they are sent. SendGrid's destination is fixed. */
export const MAIL_SECRET_DESTINATIONS: Readonly<Record<MailProvider, SecretDestinations>> = {
  sendgrid: { apiKey: [] },
  smtp: { pass: ['host', 'port', 'secure', 'user'] },
};

/** Settings of each provider that are sealed and masked. */
export const MAIL_SECRETS = secretNamesOf(MAIL_SECRET_DESTINATIONS);

/** Initial values of the form. */
export const MAIL_TEMPLATES: Readonly<Record<MailProvider, object>> = {
  sendgrid: { apiKey: '', from: '', fromName: '' },
  smtp: { host: '', port: 587, secure: false, user: '', pass: '', from: '', fromName: '' },
};
