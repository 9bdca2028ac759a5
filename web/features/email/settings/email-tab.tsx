import { Badge, Stack } from '@mantine/core';
import { CODES_HELD_HOURS } from '../../../../src/features/email/rules.ts';
import { MAIL_SECRETS } from '../../../../src/features/email/settings/rules.ts';
import { secretsToEnter } from '../../../../src/platform/provider-settings/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { Notice } from '../../../admin/notice.tsx';
import styles from '../../../admin/provider-settings/provider-settings.module.css';
import { QueryState } from '../../../admin/query-state.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { type OnDirty, useReportDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import rows from '../../../ui/rows.module.css';
import { MailProblem } from '../mail-problem.tsx';
import { MailFields } from './mail-fields.tsx';
import { TestMail } from './test-mail.tsx';
import { type EmailForm, type MailSetting, useEmailForm } from './use-email-form.ts';

type Props = {
  onDirty: OnDirty;
  /** Whether to use a single column. */
  isNarrow?: boolean;
};

/** The mail settings: there is a single configuration, which is replaced on save. */
export function EmailTab({ onDirty, isNarrow = false }: Props) {
  const query = trpc.mailSettings.find.useQuery();
  return (
    <QueryState query={query} what="The settings">
      {(setting) => (
        <EmailSettings key={setting?.id ?? 'none'} setting={setting} {...{ onDirty, isNarrow }} />
      )}
    </QueryState>
  );
}

function EmailSettings({
  setting,
  onDirty,
  isNarrow = false,
}: Props & { setting: MailSetting | null }) {
  const email = useEmailForm(setting);
  const { data: summary } = trpc.email.summary.useQuery();
  useReportDirty(email.form.isDirty(), onDirty);
  return (
    <div className={isNarrow ? styles.stack : styles.columns}>
      <EmailFormBox setting={setting} {...email} />
      <Stack gap="1.25rem">
        {setting && summary?.problem && <MailProblem problem={summary.problem} />}
        <IfCan permission="mailServer.change">
          {setting ? (
            <Notice tone="warning" icon="alert">
              <p>
                <b>Saving replaces the settings in use.</b>
              </p>
              <p>
                Waiting mail is sent with the new settings. After a change of the server, every
                owner gets a mail through the former one, and codes for passwords are not sent for{' '}
                {CODES_HELD_HOURS} hours.
              </p>
            </Notice>
          ) : (
            <Notice icon="mail">
              <p>
                <b>No settings are stored yet.</b>
              </p>
              <p>Settings take effect as soon as you save them.</p>
            </Notice>
          )}
          <TestMail form={email.form} hasStored={setting !== null} />
        </IfCan>
      </Stack>
    </div>
  );
}

function EmailFormBox({
  setting,
  form,
  replace,
  remove,
  submit,
}: EmailForm & { setting: MailSetting | null }) {
  const missing = setting ? secretsToEnter(setting.config, MAIL_SECRETS[setting.provider]) : [];
  return (
    <section className={rows.box} aria-labelledby="email-form">
      <div className={rows.head}>
        <h2 id="email-form">Outgoing mail</h2>
        {setting && (
          <Badge color={setting.testedAt ? 'success' : 'warning'}>
            {setting.testedAt && <Icon name="check" size="sm" />}
            {setting.testedAt ? 'Tested' : 'Active, not tested'}
          </Badge>
        )}
      </div>
      <form className={styles.form} noValidate onSubmit={submit}>
        {missing.length > 0 && (
          <Notice tone="warning" icon="alert">
            <p>
              Enter again: {missing.join(', ')}. The stored values can no longer be read, so no mail
              can be sent.
            </p>
          </Notice>
        )}
        <ReadOnlyUnless permission="mailServer.change">
          <MailFields form={form} setting={setting} />
          <div className={styles.buttons}>
            <Button type="submit" variant="filled" pending={replace.isPending}>
              Save Email Settings
            </Button>
            {setting && (
              <Button
                variant="outline"
                color="destructive"
                pending={remove.isPending}
                onClick={() => void remove.ask()}
              >
                Delete Settings
              </Button>
            )}
          </div>
        </ReadOnlyUnless>
      </form>
    </section>
  );
}
