import { useMemo } from 'react';
import type { z } from 'zod';
import { ADDRESS_SORTS } from '../../../../src/features/probate/addresses/rules.ts';
import type { calculatorAddressSchema } from '../../../../src/features/probate/addresses/schema.ts';
import { CsvExportButton } from '../../../admin/csv-export-button.tsx';
import { FilterBar } from '../../../admin/filter-bar.tsx';
import { InfoNote } from '../../../admin/info-note.tsx';
import { ListControls } from '../../../admin/list/list-controls.tsx';
import type { ListColumn } from '../../../admin/list/list-features.ts';
import { sortOf } from '../../../admin/list/list-sort.ts';
import { ListTable } from '../../../admin/list/list-table.tsx';
import { ListTime } from '../../../admin/list/list-time.tsx';
import { RowName } from '../../../admin/list/open-button.tsx';
import { useList } from '../../../admin/list/use-list.ts';
import { useListSettings } from '../../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import type { OnSearch } from '../../../admin/list-search.ts';
import { PagedList } from '../../../admin/paged-list.tsx';
import { RefreshButton } from '../../../admin/refresh-button.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ShieldedAddress } from '../../contact-preferences/shielded-address.tsx';
import { ShieldedMailsLink } from '../../email/mails-link.tsx';
import { formatDollars } from '../format-dollars.ts';
import type { AddressSearch } from './address-search.ts';

type Address = z.output<typeof calculatorAddressSchema>;

const columnsIn = (zone: string): ListColumn<Address>[] => [
  {
    id: 'email',
    header: 'E-mail',
    enableHiding: false,
    cell: ({ row }) => (
      <RowName>
        <ShieldedAddress {...row.original} />
      </RowName>
    ),
  },
  { id: 'mails', header: 'Mails', cell: ({ row }) => <ShieldedMailsLink {...row.original} /> },
  {
    id: 'estate',
    header: 'Estate value',
    cell: ({ row }) => (
      <span className="num">{formatDollars(Number(row.original.estateValue))}</span>
    ),
  },
  {
    id: 'cost',
    header: 'Estimated cost of probate',
    cell: ({ row }) => (
      <span className="num">{formatDollars(Number(row.original.totalProbate))}</span>
    ),
  },
  {
    id: 'left',
    header: 'Submitted',
    cell: ({ row }) => <ListTime instant={row.original.createdAt} zone={zone} />,
  },
];

/** The e-mail addresses that visitors have entered in the calculator. */
export function AddressesPage({
  search: { cursor, sort, ...filter },
  onSearch,
}: {
  search: AddressSearch;
  onSearch: OnSearch<AddressSearch>;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const listSettings = useListSettings('calculator-addresses');
  const { layout } = listSettings;
  const list = trpc.probate.addresses.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const columns = useMemo(() => columnsIn(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
  return (
    <Screen
      title="Calculator"
      lead="E-mail addresses that visitors entered in the probate calculator to get their result."
      actions={
        <>
          <CsvExportButton
            permission="calculations.export"
            path="/api/admin/calculator-addresses/export"
            fileName="calculator-addresses.csv"
            filter={{ ...filter, sort }}
            failure="Failed to export addresses"
          />
          <RefreshButton queries={[list]} />
        </>
      }
    >
      <InfoNote>
        These people asked for one mail with their result. They did not subscribe to the newsletter.
      </InfoNote>
      <FilterBar
        searchLabel="Search by e-mail"
        filter={filter}
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
          title: 'No addresses yet',
          text: 'Addresses appear here when visitors have their result mailed.',
        }}
        noMatch={{ text: 'No address matches.' }}
        onSearch={onSearch}
      >
        {() => (
          <ListTable
            ref={rows}
            label="Addresses"
            table={table}
            sort={sortOf(ADDRESS_SORTS, '-left', sort, onSearch)}
            isCompact={layout.isCompact}
          />
        )}
      </PagedList>
    </Screen>
  );
}
