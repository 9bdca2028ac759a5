import type { MouseEvent } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import styles from './safety-notice.module.css';

const NEUTRAL_SITE = 'https://www.google.com/';

/** Help for people in danger, and a link that leaves the site immediately. */
export function SafetyNotice() {
  return (
    <div className={styles.safety}>
      <Notice tone="warning" icon="alert">
        <p>
          <b>
            If you are in danger, call <a href="tel:911">911</a>.
          </b>{' '}
          The National Domestic Violence Hotline answers day and night:{' '}
          <a className="nowrap" href="tel:+18007997233">
            1-800-799-7233
          </a>
          .
        </p>
        <p>
          <a href={NEUTRAL_SITE} rel="noreferrer" onClick={leave}>
            Leave this page
          </a>{' '}
          opens a search page instead of this one. Your browser may still list this site in its
          history.
        </p>
      </Notice>
    </div>
  );
}

/** Replaces the history entry, so that Back does not return to this page. Without scripts the link works as usual. */
function leave(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  window.location.replace(NEUTRAL_SITE);
}
