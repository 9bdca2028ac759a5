import { QueryState } from '../../../admin/query-state.tsx';
import { SearchBox } from '../../../admin/search-box.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import rows from '../../../ui/rows.module.css';
import styles from './page-list.module.css';
import { PageRow } from './page-row.tsx';
import { findPages } from './page-state.ts';

/** The list of all pages, sorted by path. */
export function PageList({
  q = '',
  onSearch,
}: {
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const query = trpc.pages.adminList.useQuery();
  return (
    <div className={styles.list}>
      <SearchBox label="Search pages" value={q} onChange={(text) => onSearch(text || undefined)} />
      <QueryState
        query={query}
        what="The list of pages"
        isEmpty={(pages) => findPages(pages, q).length === 0}
        empty={
          <EmptyState title={q ? 'No page found' : 'No pages yet'}>
            <p>{q ? 'No name or path contains these words.' : 'Add the first one.'}</p>
          </EmptyState>
        }
      >
        {(pages) => (
          <ul className={`${rows.box} ${rows.rows} ${styles.rows}`} aria-label="Pages">
            {findPages(pages, q).map((page) => (
              <PageRow key={page.id} page={page} zone={firm.zone} />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}
