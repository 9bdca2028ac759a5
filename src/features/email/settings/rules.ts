import type { ConfigField } from '../../../platform/provider-settings/fields/rules.ts';
import {
  type SecretDestinations,
  secretNamesOf,
} from '../../../platform/provider-settings/rules.ts';
import { SIGN_IN_FIELDS } from './sign-in-field-rules.ts';

/** Mail providers. Source: back-office spec §5. No dependencies, because the form uses it too. */
export const MAIL_PROVIDERS = [
  { value: 'sendgrid', text: 'SendGrid' },
  { value: 'smtp', text: 'SMTP' },
] as const;

export type MailProvider = (typeof MAIL_PROVIDERS)[number]['value'];

const SERVER = ['host', 'port', 'secure', 'user'] as const;

/** Secrets of each provider, and the settings that determine where they are sent. SendGrid's destination is fixed.
 * With a secret of OAuth, an access token is requested that goes to the server. */
export const MAIL_SECRET_DESTINATIONS: Readonly<Record<MailProvider, SecretDestinations>> = {
  sendgrid: { apiKey: [] },
  smtp: {
    pass: SERVER,
    clientSecret: ['signIn', ...SERVER],
    refreshToken: ['signIn', ...SERVER],
    private_key: ['signIn', ...SERVER],
  },
};

/** The settings that determine to which account of which server mail goes. */
export const MAIL_SERVER_SETTINGS: Readonly<Record<MailProvider, readonly string[]>> = {
  sendgrid: ['apiKey'],
  smtp: SERVER,
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
    ...SIGN_IN_FIELDS,
    ...SENDER,
  ],
};
