import { useQuery } from '@tanstack/react-query';
import type { ShownCopy } from '../../../src/features/archive/schema.ts';
import { DocumentFrame } from '../../admin/document-frame.tsx';
import { Notice } from '../../admin/notice.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './archive-page.module.css';
import { withStyles } from './with-styles.ts';

/** Shows an archived copy, as a page in a sandboxed frame or as text. */
export function CopyView({
  path,
  at,
  zone,
  isText,
}: {
  path: string;
  /** Undefined while the time is incomplete. */
  at: string | undefined;
  zone: string;
  isText: boolean;
}) {
  const query = trpc.archive.at.useQuery({ path, at: at ?? '' }, { enabled: at !== undefined });
  if (at === undefined) return <p className="muted">Enter a day and a time.</p>;
  if (apiErrorOf(query.error)?.reason === 'copy_not_found') {
    return <p>Nothing was recorded here by that time.</p>;
  }
  return (
    <QueryState query={query} what="The copy">
      {(copy) => (
        <>
          <CopyFacts copy={copy} zone={zone} />
          <MissingWords missing={copy.missing} />
          <CopyBody path={path} copy={copy} isText={isText} />
        </>
      )}
    </QueryState>
  );
}

/** What an advertisement has to show and this one does not. */
function MissingWords({ missing }: Pick<ShownCopy, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" icon="alert">
      <p>
        <b>It shows {missing.join(' and ')}.</b> An advertisement must name the firm or an attorney,
        and the city of an office.
      </p>
    </Notice>
  );
}

/** Renders a notice instead if there was no text, or if its retention period has passed. */
function CopyBody({ path, copy, isText }: { path: string; copy: ShownCopy; isText: boolean }) {
  const { html, text } = copy;
  if (html === null || text === null) return null;
  return isText ? <CopyText text={text} /> : <CopyFrame path={path} html={html} />;
}

/** The period in which a copy was shown, and its hash. */
function CopyFacts({ copy, zone }: { copy: ShownCopy; zone: string }) {
  const locale = useLocale();
  const { shownFrom, shownTo, bodyHash, html, auditId } = copy;
  return (
    <div className={styles.facts}>
      <p>
        {bodyHash === null ? 'Not there' : 'Shown'} from{' '}
        <b>{formatMoment(shownFrom, zone, locale)}</b>
        {shownTo ? (
          <>
            {' '}
            to <b>{formatMoment(shownTo, zone, locale)}</b>
          </>
        ) : (
          ' until now'
        )}
        {auditId && `, after entry ${auditId} of the audit log`}
      </p>
      {bodyHash && (
        <p className="muted small">
          Fingerprint <code>{bodyHash}</code>
        </p>
      )}
      {bodyHash && html === null && (
        <p>The text is deleted: it was kept as long as the archive keeps texts.</p>
      )}
    </div>
  );
}

function CopyText({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard
    <pre className={styles.text} tabIndex={0}>
      {text}
    </pre>
  );
}

function CopyFrame({ path, html }: { path: string; html: string }) {
  const isPage = path.startsWith('/');
  const { data: page = '' } = useQuery({
    queryKey: ['archive-styles', path],
    queryFn: async () => (await fetch(path)).text(),
    enabled: isPage,
  });
  return (
    <>
      {isPage && (
        <p className="muted small">The words as they were, in the present design of the site.</p>
      )}
      <DocumentFrame
        className={styles.frame}
        title="The copy"
        // No scripts and no forms. Same origin, because the server sends style sheets and pictures to no other origin.
        sandbox="allow-same-origin"
        html={isPage ? withStyles(html, page) : html}
      />
    </>
  );
}
