import { type ReactNode, useCallback } from 'react';
import {
  EMAIL_FILTER_LABELS,
  EMAIL_FILTERS,
  EMAIL_KIND_LABELS,
  EMAIL_KINDS,
  EMAIL_SORTS,
} from '../../../src/features/email/rules.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { LinkButton } from '../../admin/button.tsx';
import { choiceFilter, countedFilter, searchFilter } from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { text } from '../../admin/list-search.ts';
import { Notice } from '../../admin/notice.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { MailActions } from './mail-actions.tsx';
import { mailColumns } from './mail-columns.tsx';
import { MailDialog } from './mail-dialog.tsx';
import styles from './mail-page.module.css';
import { MailProblem } from './mail-problem.tsx';
import { MailsBulkActions } from './mails-bulk-actions.tsx';
import type { StaffEmail } from './outbox-email.ts';
import { useDismissEmail, useRetryEmail } from './use-mail-acts.ts';

export const MAILS = defineList({
  id: 'mails',
  label: 'Mails',
  className: styles.list,
  filters: {
    q: searchFilter('Search by receiver'),
    state: countedFilter(
      'State',
      EMAIL_FILTERS.map((value) => ({ value, text: EMAIL_FILTER_LABELS[value] })),
      // Caught mails are only listed where there are any.
      (state, counts) => state !== 'caught' || !!counts?.caught,
    ),
    kind: choiceFilter(
      'Kind of mail',
      'All kinds',
      EMAIL_KINDS.map((value) => ({ value, label: EMAIL_KIND_LABELS[value] })),
    ),
  },
  others: { open: text },
  sorts: EMAIL_SORTS,
  defaultSort: '-date',
  rows: trpc.email.outbox,
  counts: {
    useQuery: () => trpc.email.summary.useQuery(undefined, { select: (summary) => summary.counts }),
  },
  columns: mailColumns,
  csv: {
    permission: 'mails.export',
    path: '/api/admin/emails/export',
    fileName: 'mails.csv',
    failure: 'Failed to export mails',
  },
  bulk: { matching: trpc.email.matching, Actions: MailsBulkActions },
  empty: { title: 'No mail yet', text: 'Mails appear here after the first booking or message.' },
  noMatch: 'No mails match the filters.',
});

/** The outgoing mails and their delivery state. */
export function MailPage() {
  const list = useList(MAILS);
  const retry = useRetryEmail();
  return (
    <ListScreen
      list={list}
      title="Mail"
      lead="Mails that the website sends to clients and to you."
      intro={<Notices />}
      onOpen={list.onOpen}
      rowActions={useActions(retry)}
    >
      {list.openId && (
        <MailDialog id={list.openId} zone={list.zone} retry={retry} onClose={list.onClose} />
      )}
    </ListScreen>
  );
}

function useActions(retry: ReturnType<typeof useRetryEmail>) {
  const dismiss = useDismissEmail();
  const [retryingId, dismissingId] = [retry, dismiss].map((act) =>
    act.isPending ? act.variables.id : undefined,
  );
  const { mutate: retryOne } = retry;
  const { mutate: dismissOne } = dismiss;
  return useCallback(
    (mail: StaffEmail) => (
      <MailActions
        email={mail}
        isRetrying={retryingId === mail.id}
        isDismissing={dismissingId === mail.id}
        retry={retryOne}
        dismiss={dismissOne}
      />
    ),
    [retryingId, dismissingId, retryOne, dismissOne],
  );
}

function Notices() {
  const { data: summary } = trpc.email.summary.useQuery();
  const { data: delivery } = trpc.email.delivery.useQuery();
  return (
    <>
      {summary && !summary.isConfigured && <NotConfigured waiting={summary.counts.queued} />}
      {delivery?.kind === 'caught' && (
        <SetUp>
          <b>Mails are caught here, not sent.</b> Clients receive nothing. Caught mails are not sent
          later: set up e-mail before you use the site with clients.
        </SetUp>
      )}
      {summary?.problem && (
        <div className={styles.notice}>
          <MailProblem problem={summary.problem}>
            <SettingsLink>Check the settings</SettingsLink>
          </MailProblem>
        </div>
      )}
    </>
  );
}

/** Notice that mails are held until mail delivery is configured. */
function NotConfigured({ waiting }: { waiting: number }) {
  const locale = useLocale();
  const wait = waiting === 1 ? '1 mail waits' : `${formatCount(waiting, locale)} mails wait`;
  return (
    <SetUp>
      <b>{waiting > 0 ? `Mail is not configured: ${wait}.` : 'Mail is not configured.'}</b> Nothing
      is lost. They are sent automatically once you set up mail.
    </SetUp>
  );
}

/** A warning with a link to the mail settings. */
function SetUp({ children }: { children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Notice tone="warning" icon="alert">
        <p>{children}</p>
        <SettingsLink>Set up e-mail</SettingsLink>
      </Notice>
    </div>
  );
}

function SettingsLink({ children }: { children: string }) {
  return (
    <LinkButton
      permission="mailServer.change"
      size="sm"
      to="/admin/integrations"
      search={{ tab: 'email' }}
    >
      {children}
    </LinkButton>
  );
}
