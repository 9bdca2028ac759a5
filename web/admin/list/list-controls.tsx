import { type LayoutColumn, LayoutMenu } from './layout-menu.tsx';
import styles from './list-controls.module.css';
import type { ViewSearch } from './saved-views.ts';
import type { KeptList } from './use-kept-list.ts';
import { ViewsMenu } from './views-menu.tsx';

/** The saved views and the layout menu of a list, at the end of its filters. */
export function ListControls({
  columns,
  kept,
  search,
  onSearch,
}: {
  columns: readonly LayoutColumn[];
  kept: KeptList;
  /** The filters and the sort of the list. */
  search: ViewSearch;
  onSearch: (change: ViewSearch) => void;
}) {
  return (
    <div className={styles.controls}>
      <ViewsMenu
        ids={columns.map(({ id }) => id)}
        kept={kept}
        search={search}
        onSearch={onSearch}
      />
      <LayoutMenu columns={columns} layout={kept.layout} onChange={kept.changeLayout} />
    </div>
  );
}
