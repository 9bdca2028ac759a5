import { useCallback, useState } from 'react';
import { Notice } from '../../../admin/notice.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { EmailTab } from '../../email/settings/email-tab.tsx';
import styles from '../setup.module.css';
import { StepButtons } from '../step-form.tsx';
import { useSetup } from '../use-setup.ts';
import type { StepProps } from './step-forms.ts';

/** The settings for outgoing mail, which have their own form. */
export function MailStep({ onDirty }: StepProps) {
  const nav = useSetup('mail');
  const { data: setting } = trpc.mailSettings.find.useQuery();
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isSaved = setting && !isDirty;
  const isMissing = !isSaved || !setting.testedAt;
  const report = useCallback(
    (dirty: boolean) => {
      setDirty(dirty);
      onDirty(dirty);
    },
    [onDirty],
  );
  return (
    <>
      <div className={styles.step}>
        <EmailTab onDirty={report} isNarrow />
        {isAsked && isMissing && (
          <Notice tone="warning" icon="alert" role="alert">
            <p>
              <b>
                {isSaved
                  ? 'These settings are not tested yet.'
                  : 'These settings are not saved yet.'}
              </b>{' '}
              {isSaved
                ? 'Send a test mail, or skip this step.'
                : 'Save them and send a test mail, or skip this step.'}
            </p>
          </Notice>
        )}
      </div>
      <StepButtons
        nav={nav}
        isSaving={false}
        onContinue={() => (isMissing ? setAsked(true) : void nav.finish())}
      />
    </>
  );
}
