import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { readGoogleKeyFile } from '../../../../src/features/calendars/key-file/rules.ts';
import {
  MAIL_FIELDS,
  MAIL_PROVIDERS,
  MAIL_TEMPLATES,
} from '../../../../src/features/email/settings/rules.ts';
import {
  type MailService,
  type SignIn,
  serviceOf,
  signInOf,
} from '../../../../src/features/email/settings/sign-in-rules.ts';
import {
  readSettings,
  settingsText,
} from '../../../../src/platform/provider-settings/fields/rules.ts';
import { ConfigFields } from '../../../admin/provider-settings/config-fields.tsx';
import styles from '../../../admin/provider-settings/provider-settings.module.css';
import { WholeWords } from '../../../admin/whole-words.tsx';
import { MAIL_CHOICES, signInsOf, smtpFields, withSignIn } from './mail-choices.ts';
import { HOW_TO, SIGN_IN_LABELS } from './service-words.ts';
import type { EmailForm, MailSetting } from './use-email-form.ts';

/** The mail service, how to sign in to it, and its settings. */
export function MailFields({
  form,
  setting,
}: {
  form: EmailForm['form'];
  setting: MailSetting | null;
}) {
  const settings = readSettings(form.values.config) ?? {};
  const isSmtp = form.values.provider === 'smtp';
  const [service, setService] = useState<MailService>(serviceOf(settings.host));
  const signIn = signInOf(settings);
  const choose = (next: SignIn) =>
    form.setFieldValue('config', settingsText(withSignIn(settings, next)));
  return (
    <ConfigFields
      form={form}
      providers={MAIL_PROVIDERS}
      templates={MAIL_TEMPLATES}
      choices={MAIL_CHOICES}
      chosen={isSmtp ? (service === 'other' ? 'smtp' : service) : 'sendgrid'}
      onChosen={(value) =>
        setService(value === 'microsoft' || value === 'google' ? value : 'other')
      }
      fields={{ ...MAIL_FIELDS, smtp: smtpFields(service, signIn) }}
      stored={setting}
      {...(isSmtp && signIn === 'google-key' && { keyFiles: { smtp: readGoogleKeyFile } })}
    >
      {isSmtp && (
        <>
          <NativeSelect
            label="Sign in with"
            value={signIn}
            data={signInsOf(service).map((value) => ({ value, label: SIGN_IN_LABELS[value] }))}
            onChange={({ target }) => choose(target.value as SignIn)}
          />
          <HowTo service={service} signIn={signIn} />
        </>
      )}
    </ConfigFields>
  );
}

function HowTo({ service, signIn }: { service: MailService; signIn: SignIn }) {
  const words = HOW_TO[service][signIn];
  if (!words) return null;
  return (
    <details className={styles.howTo}>
      <summary>{words.title}</summary>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>
            <WholeWords text={step} />
          </li>
        ))}
      </ol>
      {words.note && <p>{words.note}</p>}
    </details>
  );
}
