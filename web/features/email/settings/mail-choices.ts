import { MAIL_FIELDS, MAIL_TEMPLATES } from '../../../../src/features/email/settings/rules.ts';
import {
  isOfOtherSignIn,
  isRequiredFor,
  MAIL_SERVICES,
  type MailService,
  SIGN_INS,
  type SignIn,
} from '../../../../src/features/email/settings/sign-in-rules.ts';
import type {
  ConfigField,
  Settings,
} from '../../../../src/platform/provider-settings/fields/rules.ts';

/** What the form offers: services whose server is known, any other server, and SendGrid. */
export const MAIL_CHOICES = [
  ...MAIL_SERVICES.map(({ value, text, server }) => ({
    value,
    text,
    provider: 'smtp' as const,
    template: { ...MAIL_TEMPLATES.smtp, ...server },
  })),
  {
    value: 'smtp',
    text: 'Another server (SMTP)',
    provider: 'smtp' as const,
    template: MAIL_TEMPLATES.smtp,
  },
  {
    value: 'sendgrid',
    text: 'SendGrid',
    provider: 'sendgrid' as const,
    template: MAIL_TEMPLATES.sendgrid,
  },
];

/** The ways to sign in that a service offers; any other server may offer all of them. */
export const signInsOf = (service: MailService): readonly SignIn[] =>
  MAIL_SERVICES.find(({ value }) => value === service)?.signIns ?? SIGN_INS;

/** The settings with another way to sign in, without those that only other ways need. */
export function withSignIn(settings: Settings, signIn: SignIn): Settings {
  const { signIn: _, ...kept } = Object.fromEntries(
    Object.entries(settings).filter(([name]) => !isOfOtherSignIn(signIn, name)),
  );
  return signIn === 'password' ? kept : { ...kept, signIn };
}

const SERVER_FIELDS: readonly string[] = ['host', 'port', 'secure'];

/** What is said about a field where the service is known. */
const KNOWN_HELP: Readonly<Record<string, string>> = {
  user: 'The whole e-mail address of the mailbox that sends.',
  pass: 'The app password, or the password of the mailbox where that is allowed.',
};

/** The fields of a mail server: the server only if it is not known, and the settings of the chosen way to sign in. */
export const smtpFields = (service: MailService, signIn: SignIn): readonly ConfigField[] =>
  MAIL_FIELDS.smtp.map((field) => {
    const { key } = field;
    const isKnown = service !== 'other' && SERVER_FIELDS.includes(key);
    const isNeeded = service !== 'other' && (key === 'user' || key === 'pass');
    const isRequired =
      field.isRequired ||
      isNeeded ||
      (signIn !== 'password' && (key === 'user' || isRequiredFor(signIn, key)));
    return {
      ...field,
      ...(service !== 'other' && KNOWN_HELP[key] && { help: KNOWN_HELP[key] }),
      ...(isRequired && { isRequired: true as const }),
      isHidden: key === 'signIn' || isKnown || isOfOtherSignIn(signIn, key),
    };
  });
