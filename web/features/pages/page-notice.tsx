import type { MouseEvent } from 'react';
import { Notice } from '../../ui/notice.tsx';
import styles from './page-notice.module.css';

const NEUTRAL_SITE = 'https://www.google.com/';

/** A framed message of a page, if wanted with a link that leaves the site immediately. */
export function PageNotice({
  tone,
  html,
  hasLeaveLink,
}: {
  tone: 'info' | 'warning';
  /** Sanitised by the server. */
  html: string;
  hasLeaveLink: boolean;
}) {
  return (
    <div className={styles.notice}>
      <Notice tone={tone} icon="alert">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
        {hasLeaveLink && (
          <p>
            <a href={NEUTRAL_SITE} rel="noreferrer" onClick={leave}>
              Leave this page
            </a>{' '}
            opens a search page instead of this one. Your browser may still list this site in its
            history.
          </p>
        )}
      </Notice>
    </div>
  );
}

/** Replaces the history entry, so that Back does not return to this page. Without scripts the link works as usual. */
function leave(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  window.location.replace(NEUTRAL_SITE);
}
