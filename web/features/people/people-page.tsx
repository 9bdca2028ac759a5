import { useNavigate } from '@tanstack/react-router';
import { defaultSort, NO_OWNER, PEOPLE_SORTS } from '../../../src/features/people/rules.ts';
import { choiceFilter, searchFilter } from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { text } from '../../admin/list-search.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './people.module.css';
import { peopleColumns } from './people-columns.tsx';

const PEOPLE = defineList({
  id: 'people',
  label: 'People',
  className: styles.list,
  filters: {
    q: searchFilter('Search by name, address, number, note or message'),
    tag: {
      read: text,
      control: { kind: 'choice', label: 'Tag', all: 'All tags', useOptions: useTags },
    },
    /** The id of a user, or `none`. */
    owner: {
      read: text,
      control: { kind: 'choice', label: 'Owner', all: 'All owners', useOptions: useOwners },
    },
    next: choiceFilter('Next step', 'All next steps', [
      { value: 'overdue', label: 'Overdue' },
      { value: 'planned', label: 'Planned' },
      { value: 'none', label: 'No next step' },
    ]),
  },
  sorts: PEOPLE_SORTS,
  defaultSort,
  rows: trpc.people.list,
  columns: peopleColumns,
  csv: {
    permission: 'people.export',
    path: '/api/admin/people/export',
    fileName: 'people.csv',
    failure: 'Failed to export people',
  },
  empty: {
    title: 'No people yet',
    text: 'People appear here seconds after they have written, booked or subscribed.',
  },
  noMatch: 'No people match the filters.',
});

/** The list of people: everybody who has sent a message, booked, used the calculator or subscribed. */
export function PeoplePage() {
  const navigate = useNavigate();
  return (
    <ListScreen
      list={useList(PEOPLE)}
      title="People"
      lead="Everybody who has written, booked, calculated or subscribed."
      onOpen={(id) => void navigate({ to: '/admin/people/$id', params: { id } })}
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
