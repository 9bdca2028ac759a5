import type { ConfigField } from '../../../platform/provider-settings/fields/rules.ts';

/** The settings of all ways to sign in to a mail server, as form fields; the form shows those of one way. */
export const SIGN_IN_FIELDS: readonly ConfigField[] = [
  {
    key: 'signIn',
    label: 'Sign in with',
    help: 'How this site proves to the mail server who it is.',
    kind: 'text',
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
  {
    key: 'tenantId',
    label: 'Directory (tenant) ID',
    help: 'In Microsoft Entra: App registrations, your app, Overview. The domain of the directory also works.',
    kind: 'text',
    example: 'your-firm.com',
  },
  {
    key: 'clientId',
    label: 'Application (client) ID',
    help: 'Of the app that is registered at Microsoft or Google.',
    kind: 'text',
  },
  {
    key: 'clientSecret',
    label: 'Client secret',
    help: 'The secret of that app. Microsoft: its “Value”, not its “Secret ID”; it is shown only once, and expires.',
    kind: 'secret',
  },
  {
    key: 'refreshToken',
    label: 'Refresh token',
    help: 'From the consent of the owner of the mailbox, with the permission to send by SMTP.',
    kind: 'secret',
  },
  {
    key: 'client_email',
    label: 'Service account',
    help: 'The address of the service account: client_email in its key file.',
    kind: 'text',
    example: 'name@project.iam.gserviceaccount.com',
  },
  {
    key: 'private_key',
    label: 'Private key',
    help: 'private_key in the key file, from -----BEGIN to -----END.',
    kind: 'secret block',
  },
];
