import type { ReactNode } from 'react';
import { explainFailure } from '../../../src/features/email/outcomes/rules.ts';
import { Notice } from '../../admin/notice.tsx';
import styles from './mail-problem.module.css';

/** The mail provider's error about the current settings, with a note that no mail is lost. */
export function MailProblem({ problem, children }: { problem: string; children?: ReactNode }) {
  return (
    <Notice tone="danger" icon="alert">
      <p>
        <b>Mail cannot be sent with these settings.</b> {explainFailure(problem)} Mails wait and are
        tried again.
      </p>
      <p className={`small ${styles.words}`}>Response from the server: {problem}</p>
      {children && <div className={styles.way}>{children}</div>}
    </Notice>
  );
}
