import { Notice } from '../../ui/notice.tsx';
import { unbrokenHtml } from '../../ui/unbroken.tsx';
import { LeaveLinkOnServer } from '../quick-exit/leave-link-on-server.tsx';
import styles from './page-notice.module.css';

/** A boxed notice on a page, optionally with a link that leaves the site immediately: see `leave`. */
export function PageNotice({
  tone,
  html,
  hasLeaveLink,
  lang,
}: {
  tone: 'info' | 'warning';
  /** Sanitised by the server. */
  html: string;
  hasLeaveLink: boolean;
  /** The language of the text if it is not that of the page. */
  lang?: string | undefined;
}) {
  return (
    <div className={styles.notice}>
      <Notice tone={tone} icon="alert">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server */}
        <div lang={lang} dangerouslySetInnerHTML={{ __html: unbrokenHtml(html) }} />
        {hasLeaveLink && <LeaveLinkOnServer />}
      </Notice>
    </div>
  );
}
