import { type ReactNode, useCallback, useMemo } from 'react';
import { EMAIL_SORTS } from '../../../src/features/email/rules.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { LinkButton } from '../../admin/button.tsx';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { Notice } from '../../admin/notice.tsx';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { trpc } from '../../lib/trpc.ts';
import { MailActions } from './mail-actions.tsx';
import { mailColumns } from './mail-columns.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailFilters } from './mail-filters.tsx';
import styles from './mail-page.module.css';
import { MailProblem } from './mail-problem.tsx';
import type { MailSearch } from './mail-search.ts';
import { MailsSelection } from './mails-selection.tsx';
import type { StaffEmail } from './outbox-email.ts';
import { useDescribeMail } from './use-describe-mail.ts';
import { useDismissEmail, useRetryEmail } from './use-mail-acts.ts';

/** The outgoing mails and their delivery state. */
export function MailPage({
  search,
  onSearch,
}: {
  search: MailSearch;
  onSearch: OnSearch<MailSearch>;
}) {
  const { open, cursor, sort, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { email } = trpc.useUtils();
  const listSettings = useListSettings('mails');
  const { layout } = listSettings;
  const list = trpc.email.outbox.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const { data: summary } = trpc.email.summary.useQuery();
  const { data: delivery } = trpc.email.delivery.useQuery();
  const describe = useDescribeMail(firm.zone);
  const retry = useRetryEmail();
  const dismiss = useDismissEmail();
  const [retryingId, dismissingId] = [retry, dismiss].map((act) =>
    act.isPending ? act.variables.id : undefined,
  );
  const { mutate: retryOne } = retry;
  const { mutate: dismissOne } = dismiss;
  const actions = useCallback(
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
  const columns = useMemo(() => mailColumns(firm.zone, describe), [firm.zone, describe]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout, openId: open });
  const onOpen = (id: string) => onSearch({ cursor, open: id });

  return (
    <Screen
      title="Mail"
      lead="Mails that the website sends to clients and to you."
      actions={
        <>
          <CsvExportButton
            permission="mails.export"
            path="/api/admin/emails/export"
            fileName="mails.csv"
            filter={{ ...filter, sort }}
            failure="Failed to export mails"
          />
          <RefreshButton queries={[list]} onRefresh={() => email.invalidate()} />
        </>
      }
    >
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
      <MailFilters
        filter={filter}
        counts={summary?.counts}
        onSearch={onSearch}
        end={
          <ListControls
            columns={columns}
            settings={listSettings}
            search={{ ...filter, sort }}
            onSearch={onSearch}
          />
        }
      />
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No mail yet',
          text: 'Mails appear here after the first booking or message.',
        }}
        noMatch={{ text: 'No mails match the filters.' }}
        onSearch={onSearch}
      >
        {() => (
          <div className={styles.list}>
            <ListTable
              ref={rows}
              label="Mails"
              table={table}
              sort={sortOf(EMAIL_SORTS, '-date', sort, onSearch)}
              isCompact={layout.isCompact}
              openId={open}
              onOpen={onOpen}
              actions={actions}
            />
          </div>
        )}
      </PagedList>
      <MailsSelection table={table} filter={filter} page={list.data} />
      {open && (
        <MailDialog
          id={open}
          zone={firm.zone}
          describe={describe}
          retry={retry}
          onClose={() => onSearch({ cursor, open: undefined }, { replace: true })}
        />
      )}
    </Screen>
  );
}

/** Notice that mails are held until mail delivery is configured. */
function NotConfigured({ waiting }: { waiting: number }) {
  const wait = waiting === 1 ? '1 mail waits' : `${formatCount(waiting)} mails wait`;
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
