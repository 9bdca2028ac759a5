import { AnchorButton, LinkButton } from '../../admin/button.tsx';
import { Readiness } from '../dashboard/readiness/readiness.tsx';
import styles from './setup.module.css';
import { SetupSummaryLists } from './summary/setup-summary.tsx';

/** The end of the assistant: the checklist, what was set, and what waits for the firm. */
export function ReadyList() {
  return (
    <div className={styles.step}>
      <Readiness />
      <SetupSummaryLists />
      <div className={styles.buttons}>
        <AnchorButton href="/">View Website</AnchorButton>
        <span className={styles.space} />
        <LinkButton variant="filled" to="/admin">
          Go to the Dashboard
        </LinkButton>
      </div>
    </div>
  );
}
