import type { ConfigField } from '../../../platform/provider-settings/fields/rules.ts';
import {
  type SecretDestinations,
  secretNamesOf,
} from '../../../platform/provider-settings/rules.ts';

/** Mail providers. Source: back-office spec §5. No dependencies, because the form uses it too. */
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

const SENDER: readonly ConfigField[] = [
  {
    key: 'from',
    label: 'Sender address',
    help: 'The address that clients see. The service must allow you to send from it.',
    kind: 'text',
    isRequired: true,
    example: 'office@your-firm.com',
  },
  {
    key: 'fromName',
    label: 'Sender name',
    help: 'Shown beside that address. Left empty, it is the name of the firm.',
    kind: 'text',
  },
];

/** The settings of each provider as form fields, in their order. A test compares them with the schemas. */
export const MAIL_FIELDS: Readonly<Record<MailProvider, readonly ConfigField[]>> = {
  sendgrid: [
    {
      key: 'apiKey',
      label: 'SendGrid key',
      help: 'In SendGrid: Settings, API Keys, Create API Key. It needs “Mail Send” and is shown there only once.',
      kind: 'secret',
      isRequired: true,
      example: 'SG.…',
    },
    ...SENDER,
  ],
  smtp: [
    {
      key: 'host',
      label: 'Mail server',
      help: 'The name of the server for outgoing mail (SMTP). Your mail host lists it beside the port.',
      kind: 'text',
      isRequired: true,
      example: 'smtp.your-host.com',
    },
    {
      key: 'port',
      label: 'Port',
      help: '587 as a rule; 465 if the connection is encrypted from the start.',
      kind: 'number',
      isRequired: true,
      example: '587',
    },
    {
      key: 'secure',
      label: 'Encrypted from the start',
      help: 'On for port 465 (SSL/TLS). Off for port 587, which turns encryption on by STARTTLS.',
      kind: 'switch',
    },
    {
      key: 'user',
      label: 'User name',
      help: 'Often the whole e-mail address. Empty if the server needs no sign-in.',
      kind: 'text',
    },
    {
      key: 'pass',
      label: 'Password',
      help: 'Of the mailbox. Gmail, Microsoft and iCloud need an app password from the security settings of the account.',
      kind: 'secret',
    },
    ...SENDER,
  ],
};
