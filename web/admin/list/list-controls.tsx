import { type LayoutColumn, LayoutMenu } from './layout-menu.tsx';
import styles from './list-controls.module.css';
import type { ViewSearch } from './saved-views.ts';
import type { ListSettings } from './use-list-settings.ts';
import { ViewsMenu } from './views-menu.tsx';

/** The saved views and the layout menu of a list, at the end of its filters. */
export function ListControls({
  columns,
  settings,
  search,
  onSearch,
}: {
  columns: readonly LayoutColumn[];
  settings: ListSettings;
  /** The filters and the sort of the list. */
  search: ViewSearch;
  onSearch: (change: ViewSearch) => void;
}) {
  return (
    <div className={styles.controls}>
      <ViewsMenu
        ids={columns.map(({ id }) => id)}
        settings={settings}
        search={search}
        onSearch={onSearch}
      />
      <LayoutMenu columns={columns} layout={settings.layout} onChange={settings.changeLayout} />
    </div>
  );
}
