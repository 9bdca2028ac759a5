import { Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { Icon } from '../../ui/icon.tsx';
import { CsvExportItem } from '../csv-export-item.tsx';
import { IconButton } from '../icon-button.tsx';
import { readDays } from '../list/day-words.ts';
import type { ListState } from '../list/list-body.tsx';
import { Sentence } from '../list/sentence.tsx';
import { useViews } from '../list/views-menu.tsx';
import { MoreActions } from '../more-actions.tsx';
import { SearchBox } from '../search-box.tsx';
import { SectionTabs } from '../section-tabs.tsx';
import styles from './desk.module.css';

/** The title of a desk with its menu, the search and the sentence of filters. */
export function DeskHead<Row extends { id: string }>({
  list,
  title,
  orders,
  more,
  onSelect,
}: {
  list: ListState<Row>;
  title: string;
  orders: readonly { value: string; label: string }[];
  more: ReactNode;
  /** Starts selecting rows; undefined if the user may not change many at once. */
  onSelect?: () => void;
}) {
  const { definition, filter, sent, sort, settings, counts, columns, onSearch } = list;
  const { csv, filters } = definition;
  const [isSearching, setSearching] = useState(false);
  const views = useViews({
    ids: columns.map(({ id }) => id),
    settings,
    search: { ...filter, sort: sort?.value },
    onSearch,
  });
  return (
    <div className={styles.head} data-searching={isSearching || filter.q ? true : undefined}>
      <div className={styles.top}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <span className={styles.searchButton}>
          <IconButton
            label="Search"
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          >
            <Icon name="search" />
          </IconButton>
        </span>
        <MoreActions>
          {onSelect && <Menu.Item onClick={onSelect}>Select</Menu.Item>}
          {more}
          {csv && <CsvExportItem {...csv} filter={sent} />}
          {orders.length > 0 && <Orders list={list} orders={orders} />}
          <Menu.Divider />
          <Menu.Label>Views</Menu.Label>
          {views.items}
        </MoreActions>
      </div>
      <SectionTabs />
      <DeskSearch list={list} />
      <Sentence filters={filters} values={filter} counts={counts} onSearch={onSearch} />
      {views.dialogs}
    </div>
  );
}

function Orders<Row extends { id: string }>({
  list: { sort, onSearch },
  orders,
}: {
  list: ListState<Row>;
  orders: readonly { value: string; label: string }[];
}) {
  return (
    <>
      <Menu.Divider />
      <Menu.RadioGroup
        value={sort?.value ?? sort?.usual ?? ''}
        onChange={(value) => onSearch({ sort: value === sort?.usual ? undefined : value })}
      >
        <Menu.Label>Order</Menu.Label>
        {orders.map(({ value, label }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            closeMenuOnClick
            checkIcon={<Icon name="check" size="sm" />}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

/** The search of a desk, which also understands days if the list can be filtered by them. */
function DeskSearch<Row extends { id: string }>({
  list: { definition, filter, zone, onSearch },
}: {
  list: ListState<Row>;
}) {
  const { q, from } = definition.filters;
  if (q?.control?.kind !== 'search') return null;
  const daysIn = (text: string) => from && readDays(text, localDateOf(new Date(), zone));
  const search = (text: string, before: string): string | undefined => {
    const days = daysIn(text);
    const noDays = daysIn(before) && { from: undefined, to: undefined };
    onSearch(days ? { q: undefined, ...days } : { q: text, ...noDays }, { replace: true });
    return days && '';
  };
  return (
    <div className={styles.search}>
      <SearchBox
        label={q.control.label}
        placeholder={from ? 'Search name, words or days' : 'Search'}
        value={filter.q}
        onChange={search}
      />
    </div>
  );
}
