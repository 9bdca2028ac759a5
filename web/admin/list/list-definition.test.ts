import { expect, it } from 'vitest';
import { flag, readSearch } from '../list-search.ts';
import { choiceFilter, conditionsOf, countedFilter, DAY_FILTERS, searchFilter } from './filters.ts';
import { defineList } from './list-definition.ts';

const FILTERS = {
  q: searchFilter('Search'),
  status: countedFilter('Status', [{ value: 'open', text: 'Open' }]),
  kind: { ...choiceFilter('Kind', 'All', [{ value: 'call', label: 'Call' }]), isView: true },
  ...DAY_FILTERS,
};

const { readers } = defineList({
  id: 'tests',
  label: 'Tests',
  filters: FILTERS,
  others: { new: flag },
  sorts: ['name', 'date'],
  defaultSort: '-date',
  rows: {
    useQuery: () => ({
      ...{ data: { items: [{ id: '1' }], next: null, previous: null }, error: null },
      ...{ isError: false, isFetching: false, refetch: async () => {} },
    }),
  },
  columns: () => [],
  empty: { title: '', text: '' },
  noMatch: '',
});

it('reads the filters, order, cursor and other parameters of a list', () => {
  const search = { q: 'a', status: 'open', kind: 'call', from: '2031-03-01', to: '2031-03-02' };
  const others = { sort: '-name', cursor: 'abc', new: 1 };
  expect(readSearch(readers, { ...search, ...others })).toEqual({ ...search, ...others });
});

it('omits values that are no options and columns that are not sortable', () => {
  expect(
    readSearch(readers, { status: 'gone', kind: 'letter', from: 'today', sort: 'kind', new: 2 }),
  ).toEqual({});
});

it('does not count a choice of view as a condition', () => {
  expect(conditionsOf(FILTERS, { q: 'a', kind: 'call' })).toEqual({ q: 'a' });
});
