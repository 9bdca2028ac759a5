import type { MailService, SignIn } from '../../../../src/features/email/settings/sign-in-rules.ts';

/** The ways to sign in, as the select names them. */
export const SIGN_IN_LABELS: Readonly<Record<SignIn, string>> = {
  password: 'A password or app password',
  'microsoft-app': 'For your IT: an app at Microsoft',
  'microsoft-token': 'For your IT: a token of Microsoft',
  'google-key': 'For your IT: a service account',
  'google-token': 'For your IT: a token of Google',
};

type HowTo = { title: string; steps: readonly string[]; note?: string };
type HowTos = Readonly<Partial<Record<SignIn, HowTo>>>;

const APP_OF_MICROSOFT: HowTo = {
  title: 'For your IT: register an app at Microsoft',
  steps: [
    'At entra.microsoft.com: App registrations, New registration, for this directory only. Its overview shows the two IDs below.',
    'API permissions, Add a permission, APIs my organization uses, Office 365 Exchange Online, Application permissions: SMTP.SendAsApp. Then grant admin consent.',
    'Certificates & secrets, New client secret. Copy its Value at once, and note when it expires.',
    'In Exchange Online PowerShell, with the Object ID that the app has under Enterprise applications: New-ServicePrincipal -AppId <client ID> -ObjectId <object ID>, then Add-MailboxPermission -Identity <mailbox> -User <object ID> -AccessRights FullAccess.',
    'At admin.microsoft.com: the mailbox, Mail, Manage email apps: turn Authenticated SMTP on. All this can take half an hour to work.',
  ],
};

const TOKEN_OF_MICROSOFT: HowTo = {
  title: 'For your IT: a refresh token of Microsoft',
  steps: [
    'At entra.microsoft.com, register an app with the delegated permissions SMTP.Send and offline_access of Office 365 Exchange Online.',
    'Sign in as the mailbox with the authorization code flow, and enter the refresh token that it returns.',
    'At admin.microsoft.com: the mailbox, Mail, Manage email apps: turn Authenticated SMTP on.',
  ],
  note: 'Microsoft ends a refresh token after 90 days without a mail, and when the password changes. An app of its own lasts longer.',
};

const KEY_OF_GOOGLE: HowTo = {
  title: 'For your IT: a service account of Google',
  steps: [
    'At console.cloud.google.com: in a project with the Gmail API enabled, create a service account, and a key for it (JSON). Its file can be pasted below.',
    'At admin.google.com: Security, Access and data control, API controls, Manage domain-wide delegation, Add new. Enter the client ID of the service account and the scope https://mail.google.com/.',
    'User name: the mailbox that sends. It works for mailboxes of Google Workspace only.',
  ],
};

const TOKEN_OF_GOOGLE: HowTo = {
  title: 'For your IT: a refresh token of Google',
  steps: [
    'At console.cloud.google.com: create an OAuth client, and set the consent screen to Internal, or to In production: tokens of apps in testing end after seven days.',
    'Sign in as the mailbox with the scope https://mail.google.com/ and offline access, and enter the refresh token that it returns.',
  ],
};

/** How to get what each way to sign in needs, for each service. */
export const HOW_TO: Readonly<Record<MailService, HowTos>> = {
  microsoft: {
    password: {
      title: 'How to make an app password at Microsoft',
      steps: [
        'Your administrator allows sending by programs: admin.microsoft.com, Users, Active users, the mailbox, Mail, Manage email apps, Authenticated SMTP.',
        'Sign in as the mailbox at mysignins.microsoft.com/security-info, with two-step verification turned on.',
        'Add sign-in method, App password. Give it a name such as “Website”, and copy the password into the field below: it is shown only once.',
      ],
      note: 'If “App password” is not offered, your organization does not allow it. From the end of December 2026, Microsoft turns sign-ins by password off unless an administrator turns them on again. An app registered at Microsoft keeps working.',
    },
    'microsoft-app': APP_OF_MICROSOFT,
    'microsoft-token': TOKEN_OF_MICROSOFT,
  },
  google: {
    password: {
      title: 'How to make an app password at Google',
      steps: [
        'Sign in as the mailbox at myaccount.google.com/security, and turn 2-Step Verification on.',
        'Open myaccount.google.com/apppasswords, and enter a name such as “Website”.',
        'Copy the 16 letters into the field below: they are shown only once.',
      ],
      note: 'If the page says that the setting is not available, your administrator does not allow it. Then choose a service account.',
    },
    'google-key': KEY_OF_GOOGLE,
    'google-token': TOKEN_OF_GOOGLE,
  },
  other: {
    'microsoft-app': APP_OF_MICROSOFT,
    'microsoft-token': TOKEN_OF_MICROSOFT,
    'google-key': KEY_OF_GOOGLE,
    'google-token': TOKEN_OF_GOOGLE,
  },
};
