import { useNavigate } from '@tanstack/react-router';
import {
  AGREEMENT_SORTS,
  AGREEMENT_STATES,
  STATE_LABELS,
} from '../../../../src/features/agreements/rules.ts';
import type { AgreementRow } from '../../../../src/features/agreements/schema.ts';
import { countedFilter } from '../../../admin/list/filters.ts';
import { defineList } from '../../../admin/list/list-definition.ts';
import type { ListColumn } from '../../../admin/list/list-features.ts';
import { ListScreen } from '../../../admin/list/list-screen.tsx';
import { ListTime } from '../../../admin/list/list-time.tsx';
import { OpenButton } from '../../../admin/list/open-button.tsx';
import { useList } from '../../../admin/list/use-list.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './agreements-page.module.css';
import { languageName, StateBadge } from './state-badge.tsx';

const columns = (zone: string): ListColumn<AgreementRow>[] => [
  {
    id: 'client',
    header: 'Client',
    enableHiding: false,
    cell: ({ row }) => <OpenButton>{row.original.clientName}</OpenButton>,
  },
  { id: 'name', header: 'Agreement', cell: ({ row: { original } }) => original.name },
  {
    id: 'state',
    header: 'State',
    cell: ({ row: { original } }) => <StateBadge state={original.state} />,
  },
  {
    id: 'language',
    header: 'Language',
    cell: ({ row: { original } }) => languageName(original.language),
  },
  {
    id: 'expires',
    header: 'Sign until',
    cell: ({ row: { original } }) =>
      original.expiresAt &&
      original.signedAt === null && <ListTime instant={original.expiresAt} zone={zone} />,
  },
  {
    id: 'signed',
    header: 'Signed',
    cell: ({ row: { original } }) =>
      original.signedAt && <ListTime instant={original.signedAt} zone={zone} />,
  },
  {
    id: 'created',
    header: 'Prepared',
    cell: ({ row: { original } }) => <ListTime instant={original.createdAt} zone={zone} />,
  },
];

const AGREEMENTS = defineList({
  id: 'agreements',
  label: 'Agreements',
  className: styles.list,
  filters: {
    state: countedFilter(
      'State',
      AGREEMENT_STATES.map((value) => ({ value, text: STATE_LABELS[value] })),
      (value, counts) => (counts?.[value] ?? 0) > 0,
    ),
  },
  sorts: AGREEMENT_SORTS,
  defaultSort: '-created',
  rows: trpc.agreements.list,
  counts: trpc.agreements.counts,
  columns,
  empty: {
    title: 'No agreements yet',
    text: 'Prepare one on the page of a person whose conflict check is cleared.',
  },
  noMatch: 'No agreements match the filters.',
});

/** The agreements with clients. */
export function AgreementsPage() {
  const list = useList(AGREEMENTS);
  const navigate = useNavigate();
  return (
    <ListScreen
      list={list}
      title="Agreements"
      lead="Prepared on the page of a person. An attorney reads each one first; then the client reads and signs it on a page of their own."
      onOpen={(id) => void navigate({ to: '/admin/agreements/$id', params: { id } })}
    />
  );
}
