import {
  defaultSort,
  NO_OWNER,
  PEOPLE_SORTS,
  PEOPLE_VIEWS,
} from '../../../src/features/people/rules.ts';
import { choiceFilter, searchFilter } from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { SentenceScreen } from '../../admin/list/sentence-screen.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { text } from '../../admin/list-search.ts';
import { trpc } from '../../lib/trpc.ts';
import { PeopleList } from './people-list.tsx';

const VIEW = choiceFilter('View', 'Clients and inquiries', [
  { value: 'addresses', label: 'Newsletter and calculator addresses' },
  { value: 'all', label: 'Everybody' },
]);

const viewOf = (chosen: string | undefined) =>
  PEOPLE_VIEWS.find((view) => view === chosen) ?? 'clients';

const PEOPLE = defineList({
  id: 'people',
  label: 'People',
  filters: {
    q: searchFilter('Search by name, address, number, note or message'),
    view: { ...VIEW, isView: true },
    /** The id of a user, or `none`. */
    owner: {
      read: text,
      control: {
        kind: 'choice',
        label: 'Owner',
        all: 'All owners',
        sentence: { before: 'of', all: 'all owners' },
        useOptions: useOwners,
      },
    },
    tag: {
      read: text,
      control: {
        kind: 'choice',
        label: 'Tag',
        all: 'All tags',
        sentence: { before: 'with', all: 'any tag' },
        useOptions: useTags,
      },
    },
    next: choiceFilter(
      'Next step',
      'All next steps',
      [
        { value: 'overdue', label: 'an overdue step' },
        { value: 'planned', label: 'a planned step' },
        { value: 'none', label: 'no next step' },
      ],
      { all: 'any next step' },
    ),
  },
  sorts: PEOPLE_SORTS,
  defaultSort: ({ next }) => (next ? defaultSort({ next }) : 'due'),
  isDefaultSortSent: true,
  rows: {
    useQuery: ({ view, ...input }, options) =>
      trpc.people.list.useQuery({ ...input, view: viewOf(view) }, options),
  },
  columns: () => [],
  csv: {
    permission: 'people.export',
    path: '/api/admin/people/export',
    fileName: 'people.csv',
    failure: 'Failed to export people',
  },
  empty: {
    title: 'No people yet',
    text: 'People appear here seconds after they have written or booked.',
  },
  noMatch: 'No people match the filters.',
});

const ORDERS = [
  { value: 'due', label: 'next consultation first' },
  { value: '-activity', label: 'latest activity first' },
  { value: 'activity', label: 'longest silence first' },
  { value: 'name', label: 'by name' },
  { value: '-name', label: 'by name, from Z' },
  { value: 'next', label: 'next step first' },
  { value: '-next', label: 'latest step first' },
];

/** The list of people, which begins with those who come next or wait for an answer. */
export function PeoplePage() {
  const list = useList(PEOPLE);
  const { sort, filter, table, zone } = list;
  return (
    <SentenceScreen
      list={{ ...list, sent: { ...list.sent, view: viewOf(filter.view) } }}
      title="People"
      orders={ORDERS}
      rows={
        <PeopleList
          people={table.getRowModel().rows.map(({ original }) => original)}
          zone={zone}
          isByDue={(sort?.value ?? sort?.usual) === 'due' && !filter.q}
        />
      }
    />
  );
}

/** The tag options; the chosen tag is included even if it is no longer in use. */
function useTags(chosen: string | undefined) {
  const { data } = trpc.people.choices.useQuery();
  const tags = new Set([...(data?.tags ?? []), ...(chosen ? [chosen] : [])]);
  return [...tags].map((tag) => ({ value: tag, label: tag }));
}

function useOwners() {
  const { data } = trpc.people.choices.useQuery();
  const owners = data?.owners ?? [];
  return [
    ...owners.map(({ id, username }) => ({ value: id, label: username })),
    { value: NO_OWNER, label: 'No owner' },
  ];
}
