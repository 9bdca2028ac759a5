import { useState } from 'react';
import type { z } from 'zod';
import type { managedSourceSchema } from '../../../../src/features/news/sources/schema.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { ListLimit } from '../../../admin/list-limit.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import rows from '../../../ui/rows.module.css';
import { SourceArticles } from './source-articles.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { SourceRow } from './source-row.tsx';
import styles from './source-tab.module.css';

export type Source = z.output<typeof managedSourceSchema>;

/** The sources of external articles. */
export function SourceTab() {
  const list = trpc.newsSources.list.useQuery(undefined, { refetchInterval: untilFetched });
  const [open, setOpen] = useState<Source | 'new'>();
  const [articlesOf, setArticlesOf] = useState<Source>();
  const add = (
    <Button permission="news.change" variant="filled" size="sm" onClick={() => setOpen('new')}>
      <AdminIcon name="plus" />
      Add Source
    </Button>
  );
  return (
    <section className={rows.box} aria-labelledby="sources">
      <div className={rows.head}>
        <h2 id="sources">Blog Sources</h2>
        {add}
      </div>
      <QueryState
        query={list}
        what="The list"
        isEmpty={(sources) => sources.length === 0}
        empty={
          <div className={styles.empty}>
            <EmptyState title="No sources yet">
              <p className="muted">Articles of the sites that you add appear beside your own.</p>
            </EmptyState>
          </div>
        }
      >
        {(sources) => (
          <>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Type</th>
                  <th scope="col">Shows</th>
                  <th scope="col">Fetching</th>
                  <th scope="col">Active</th>
                  <th scope="col">
                    <span className="visually-hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {sources.map((source) => (
                  <SourceRow
                    key={source.id}
                    source={source}
                    onEdit={() => setOpen(source)}
                    onArticles={() => setArticlesOf(source)}
                  />
                ))}
              </tbody>
            </table>
            <ListLimit shown={sources.length} />
          </>
        )}
      </QueryState>
      {articlesOf && (
        <SourceArticles source={articlesOf} onClose={() => setArticlesOf(undefined)} />
      )}
      {open && (
        <SourceDialog
          source={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

const POLL_INTERVAL_MS = 2_000;
const NEW_FOR_MS = 60_000;

/** Polls until a new source has been fetched for the first time, which takes seconds. */
function untilFetched({ state: { data } }: { state: { data: Source[] | undefined } }) {
  const isNew = ({ isActive, lastAttemptAt, createdAt }: Source) =>
    isActive && lastAttemptAt === null && Math.abs(Date.now() - Date.parse(createdAt)) < NEW_FOR_MS;
  return data?.some(isNew) ? POLL_INTERVAL_MS : false;
}
