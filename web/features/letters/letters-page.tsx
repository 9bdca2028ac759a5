import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LETTER_SORTS, LETTER_STATUSES } from '../../../src/features/newsletter/letters/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { LinkButton } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { STATUS_LABELS } from './letter.ts';
import { letterColumns } from './letter-columns.tsx';
import type { LetterSearch } from './letter-search.ts';
import { LetterSettings } from './letter-settings.tsx';
import styles from './letters.module.css';
import { StoppedSubscribers } from './stopped-subscribers.tsx';

const STATUSES = LETTER_STATUSES.map((value) => ({ value, text: STATUS_LABELS[value] }));

/** The letters to subscribers, the sending rate, and the addresses that get no letters any more. */
export function LettersPage({
  search: { cursor, sort, ...filter },
  onSearch,
}: {
  search: LetterSearch;
  onSearch: OnSearch<LetterSearch>;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const navigate = useNavigate();
  const listSettings = useListSettings('letters');
  const { layout } = listSettings;
  const list = trpc.letters.list.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const counts = trpc.letters.counts.useQuery();
  const columns = useMemo(() => letterColumns(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
  return (
    <Screen
      title="Letters"
      lead="Mails to the people who confirmed that they want the firm’s letter."
      actions={
        <>
          <RefreshButton queries={[list, counts]} />
          <LinkButton
            permission="letters.change"
            variant="filled"
            to="/admin/letters/$id"
            params={{ id: 'new' }}
          >
            <AdminIcon name="plus" />
            Write a letter
          </LinkButton>
        </>
      }
    >
      <StatusFilterBar
        searchLabel="Search by subject"
        statuses={STATUSES}
        filter={filter}
        counts={counts.data}
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
          title: 'No letters yet',
          text: 'Until the first one is sent, the site does not say how often letters come.',
        }}
        noMatch={{ text: 'No letters match the filters.' }}
        onSearch={onSearch}
      >
        {() => (
          <ListTable
            ref={rows}
            label="Letters"
            table={table}
            sort={sortOf(LETTER_SORTS, '-created', sort, onSearch)}
            isCompact={layout.isCompact}
            onOpen={(id) => void navigate({ to: '/admin/letters/$id', params: { id } })}
          />
        )}
      </PagedList>
      <div className={styles.boxes}>
        <LetterSettings />
        <IfCan permission="subscribers.read">
          <StoppedSubscribers zone={firm.zone} />
        </IfCan>
      </div>
    </Screen>
  );
}
