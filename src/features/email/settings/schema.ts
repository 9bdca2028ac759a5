import { z } from 'zod';
import {
  applicationId,
  directoryId,
  privateKey,
} from '../../../platform/provider-settings/account-schema.ts';
import {
  configText,
  optionalIfBlank,
  type ServiceConfig,
  secretText,
} from '../../../platform/provider-settings/schema.ts';
import { emailText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { MAIL_PROVIDERS, type MailProvider } from './rules.ts';
import {
  ALL_SIGN_IN_SETTINGS,
  isOfOtherSignIn,
  isRequiredFor,
  SIGN_INS,
  signInOf,
} from './sign-in-rules.ts';

const HOST = /^[a-z\d]([a-z\d.-]*[a-z\d])?$|^\[[\da-f:]+\]$/i;
const aPort = { error: 'Must be a whole number from 1 to 65535' };

const sender = {
  from: emailText.describe('The address that mail is sent from'),
  fromName: optionalIfBlank(requiredText(200)).describe('The name beside that address'),
};

/** The settings of each provider. SendGrid's URL is not one of them, because the API key would be sent there. */
export const MAIL_CONFIGS = {
  sendgrid: z.strictObject({
    apiKey: secretText(500).describe('A key that may send mail'),
    ...sender,
  }),
  smtp: z
    .strictObject({
      host: requiredText(255)
        .refine((value) => HOST.test(value), {
          error: 'Must be the name of a server, without smtp:// and port',
        })
        .describe('The mail server'),
      port: z.int(aPort).min(1, aPort).max(65_535, aPort).describe('587 as a rule, 465 if secure'),
      secure: optionalIfBlank(z.boolean({ error: 'Must be true or false' })).describe(
        'Whether the connection is encrypted from its first byte; otherwise from STARTTLS on',
      ),
      signIn: optionalIfBlank(z.enum(SIGN_INS, { error: 'Choose one of the ways' })).describe(
        'How to sign in; by password if left out, otherwise by OAuth 2.0',
      ),
      user: optionalIfBlank(requiredText(300)).describe('Whom to sign in as'),
      pass: optionalIfBlank(secretText(500)).describe('The password to sign in with'),
      tenantId: optionalIfBlank(directoryId).describe('Microsoft: directory id or domain'),
      // The ids of Google are no GUIDs.
      clientId: optionalIfBlank(requiredText(300)).describe('OAuth: id of the application'),
      clientSecret: optionalIfBlank(secretText(500)).describe('OAuth: secret of the application'),
      refreshToken: optionalIfBlank(secretText(5_000)).describe('OAuth: the refresh token'),
      client_email: optionalIfBlank(emailText).describe('Google: the service account'),
      private_key: optionalIfBlank(privateKey).describe('Google: its private key'),
      ...sender,
    })
    .superRefine(requireSignIn),
} satisfies Record<MailProvider, z.ZodType<ServiceConfig>>;

/** Requires the settings of the chosen way to sign in, and none of another one. */
function requireSignIn(config: Record<string, unknown>, issues: z.RefinementCtx): void {
  const signIn = signInOf(config);
  const refuse = (name: string, message: string) =>
    issues.addIssue({ code: 'custom', path: [name], message });
  if (signIn === 'password') {
    if (Boolean(config.user) !== Boolean(config.pass)) {
      refuse('pass', 'Give both user and pass, or neither');
    }
  } else if (!config.user) refuse('user', 'Required');
  for (const name of ALL_SIGN_IN_SETTINGS) {
    if (config[name] && isOfOtherSignIn(signIn, name)) {
      refuse(name, 'Belongs to another way to sign in');
    }
    if (signIn !== 'password' && !config[name] && isRequiredFor(signIn, name)) {
      refuse(name, 'Required');
    }
  }
  const isGuid = applicationId.safeParse(config.clientId).success;
  if (signIn.startsWith('microsoft') && config.clientId && !isGuid) {
    refuse('clientId', 'Must be the id of an application');
  }
}

export type SmtpConfig = z.output<typeof MAIL_CONFIGS.smtp>;
export type SendGridConfig = z.output<typeof MAIL_CONFIGS.sendgrid>;

const settingOf = <Provider extends MailProvider>(value: Provider) =>
  z.object({
    provider: z.literal(value),
    isActive: z.boolean({ error: 'Must be true or false' }).nullish(),
    config: configText(
      MAIL_CONFIGS[value],
      MAIL_PROVIDERS.find((provider) => provider.value === value)?.text ?? value,
    ),
  });

/** Settings to store; `isActive` is accepted but has no effect: the only configuration is always active. */
export const mailSettingInput = z.discriminatedUnion(
  'provider',
  [settingOf('sendgrid'), settingOf('smtp')],
  { error: 'Choose one of the providers' },
);
export type MailSettingInput = z.output<typeof mailSettingInput>;

/** A test mail: with typed or active settings, to a given address or to the caller. */
export const testMailInput = z.object({
  to: optionalIfBlank(emailText).describe('Left out: the address of your own account'),
  setting: mailSettingInput.nullish().describe('Left out: the settings in use'),
});
export type TestMailInput = z.output<typeof testMailInput>;

export const testMailAnswerSchema = z.object({
  isSent: z.boolean(),
  to: z.string(),
  answer: z.string().describe('What the other side said, in its own words'),
  explanation: z.string().nullable().describe('Why it was not sent, in words for people'),
});

export const mailSettingIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of email settings' }),
});

/** Settings as returned: secrets are masked, or empty if they must be entered again. */
export const mailSettingSchema = z.object({
  id: z.string(),
  provider: z.enum(MAIL_PROVIDERS.map(({ value }) => value)),
  isActive: z.boolean(),
  config: z.string(),
  createdAt: instantOut,
});

/** With the fields that only the back office shows. */
export const staffMailSettingSchema = mailSettingSchema.extend({
  testedAt: instantOut.nullable().describe('When a test mail was first accepted with them'),
});
