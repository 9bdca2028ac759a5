import type { z } from 'zod';
import { ADDRESS_SORTS } from '../../../src/features/probate/addresses/rules.ts';
import type { calculatorAddressSchema } from '../../../src/features/probate/addresses/schema.ts';
import { formatMoney } from '../../../src/platform/text/money-rules.ts';
import { InfoNote } from '../../admin/info-note.tsx';
import { searchFilter } from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { ListTime } from '../../admin/list/list-time.tsx';
import { RowName } from '../../admin/list/open-button.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFormats } from '../../lib/use-locale.ts';
import { ShieldedAddress } from '../contact-preferences/shielded-address.tsx';
import { ShieldedMailsLink } from '../email/mails-link.tsx';

type Address = z.output<typeof calculatorAddressSchema>;

function Sum({ amount }: { amount: string }) {
  return <span className="num">{formatMoney(Number(amount), useFormats())}</span>;
}

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
    cell: ({ row }) => <Sum amount={row.original.estateValue} />,
  },
  {
    id: 'cost',
    header: 'Estimated cost of probate',
    cell: ({ row }) => <Sum amount={row.original.totalProbate} />,
  },
  {
    id: 'left',
    header: 'Submitted',
    cell: ({ row }) => <ListTime instant={row.original.createdAt} zone={zone} />,
  },
];

const ADDRESSES = defineList({
  id: 'calculator-addresses',
  label: 'Addresses',
  filters: { q: searchFilter('Search by e-mail') },
  sorts: ADDRESS_SORTS,
  defaultSort: '-left',
  rows: trpc.probate.addresses,
  columns: columnsIn,
  csv: {
    permission: 'calculations.export',
    path: '/api/admin/calculator-addresses/export',
    fileName: 'calculator-addresses.csv',
    failure: 'Failed to export addresses',
  },
  empty: {
    title: 'No addresses yet',
    text: 'Addresses appear here when visitors have their result mailed.',
  },
  noMatch: 'No address matches.',
});

/** The e-mail addresses that visitors have entered in the calculator. */
export function AddressesPage() {
  return (
    <ListScreen
      list={useList(ADDRESSES)}
      title="Calculator Addresses"
      lead="E-mail addresses that visitors entered in the probate calculator to get their result."
      intro={
        <InfoNote>
          These people asked for one mail with their result. They did not subscribe to the
          newsletter.
        </InfoNote>
      }
    />
  );
}
