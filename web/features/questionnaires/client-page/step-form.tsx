import type { ReactNode } from 'react';
import { m } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import styles from './questions-page.module.css';
import type { StepProps } from './questions-page.tsx';

/** A form of the page, which the browser sends to the page's own address. */
export function StepForm({
  form,
  action,
  children,
}: {
  form: 'names' | 'answer' | 'send' | 'link';
  action: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={action} className={styles.form} noValidate data-plain>
      <input type="hidden" name="form" value={form} />
      {children}
    </form>
  );
}

/** Stores what is on the screen, if anything is, and says how to come back. */
export function LaterButton() {
  return (
    <p>
      <button type="submit" name="then" value="later" className={styles.later} data-plain>
        {m.intake.saveForLater}
      </button>
    </p>
  );
}

/** Why the server has refused a form. */
export function FormNotice({
  answer,
  firm,
  title,
}: Pick<StepProps, 'answer' | 'firm'> & { title: string }) {
  if (!answer) return null;
  const isAboutFields = Object.keys(answer.messages).length > 0;
  return (
    <Notice tone="danger" icon="alert" role="alert">
      <p>
        <b>{isAboutFields ? title : m.intake.failed}</b>
      </p>
      {!isAboutFields && <p>{withPhoneLink(answer.error.message, firm)}</p>}
    </Notice>
  );
}
