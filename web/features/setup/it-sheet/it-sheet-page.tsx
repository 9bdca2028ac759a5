import { lazy, Suspense, useState } from 'react';
import {
  STATE_LABELS,
  sheetLead,
  sheetText,
  sheetTitle,
} from '../../../../src/features/setup/it-sheet/rules.ts';
import type { ItSheet, SheetLine } from '../../../../src/features/setup/it-sheet/schema.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button, LinkButton } from '../../../admin/button.tsx';
import { Paper, PrintButton } from '../../../admin/paper.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useTitle } from '../../../admin/use-title.ts';
import { WholeWords } from '../../../admin/whole-words.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './it-sheet.module.css';

const SendDialog = lazy(async () => ({
  default: (await import('./send-dialog.tsx')).SendDialog,
}));

// Each reading looks names up and requests the site: only when it is opened, or asked for.
const READ_ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false };

/** What the firm's IT has to know about the installation, to be printed or sent. */
export function ItSheetPage() {
  const query = trpc.setup.itSheet.useQuery(undefined, READ_ONCE);
  const [isSending, setSending] = useState(false);
  const sheet = query.data;
  useTitle('For Your IT');
  return (
    <Paper
      acts={
        <>
          <LinkButton to="/admin/settings">
            <Icon name="arrow-left" size="sm" />
            Back to the settings
          </LinkButton>
          {sheet && (
            <div className={styles.acts}>
              <Button pending={query.isFetching} onClick={() => void query.refetch()}>
                <AdminIcon name="refresh" size="sm" />
                Check again
              </Button>
              <Button onClick={() => void copyText(sheetText(sheet), 'The text')}>
                <AdminIcon name="copy" size="sm" />
                Copy as text
              </Button>
              <Button permission="setup.change" onClick={() => setSending(true)}>
                <AdminIcon name="send" size="sm" />
                Send to your IT
              </Button>
              <PrintButton />
            </div>
          )}
        </>
      }
    >
      <QueryState query={query} what="The facts">
        {(found) => <Sheet sheet={found} />}
      </QueryState>
      {isSending && (
        <Suspense>
          <SendDialog onClose={() => setSending(false)} />
        </Suspense>
      )}
    </Paper>
  );
}

function Sheet({ sheet }: { sheet: ItSheet }) {
  return (
    <article className={styles.sheet}>
      <h1 tabIndex={-1}>{sheetTitle(sheet)}</h1>
      <p>{sheetLead(sheet)}</p>
      {sheet.parts.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <dl>
            {lines.map((line) => (
              <Line key={line.label} {...line} />
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

function Line({ label, now, state, should, check }: SheetLine) {
  return (
    <div className={styles.line}>
      <dt>
        {label}
        <span className={styles.state} data-state={state}>
          {state === 'good' && <Icon name="check" size="sm" />}
          {STATE_LABELS[state]}
        </span>
      </dt>
      <dd>
        <b>Now</b>
        <span>
          <WholeWords text={now} />
        </span>
      </dd>
      <dd>
        <b>Should be</b>
        <span>
          <WholeWords text={should} />
        </span>
      </dd>
      {check && (
        <dd>
          <b>To check</b>
          <code>
            <WholeWords text={check} />
          </code>
        </dd>
      )}
    </div>
  );
}
