import { Badge, Group } from '@mantine/core';
import { getQueryKey } from '@trpc/react-query';
import type { z } from 'zod';
import type { managedArticleSchema } from '../../../../src/features/news/sources/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { Switch } from '../../../admin/switch.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useOptimisticUpdate } from '../../../admin/use-optimistic-update.ts';
import { formatDate } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './source-articles.module.css';
import type { Source } from './source-tab.tsx';

type Article = z.output<typeof managedArticleSchema>;
type Curation = { id: string; isVisible?: boolean | undefined; isPinned?: boolean | undefined };

/** The fetched articles of a source, which can be hidden or pinned individually. */
export function SourceArticles({ source, onClose }: { source: Source; onClose: () => void }) {
  const list = trpc.newsSources.articles.useQuery({ id: source.id });
  return (
    <Dialog
      title={`Articles of ${source.name}`}
      size="lg"
      onClose={onClose}
      lead={`The website shows ${source.displayLimit} of them at most: pinned ones first, then the newest.`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <QueryState
        query={list}
        what="The list"
        isEmpty={(articles) => articles.length === 0}
        empty={
          <EmptyState title="No articles yet">
            <p className="muted">They appear here once the source has been fetched.</p>
          </EmptyState>
        }
      >
        {(articles) => (
          <ul className={styles.list}>
            {articles.map((article) => (
              <ArticleRow key={article.id} article={article} />
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
}

function ArticleRow({ article }: { article: Article }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const mayChange = useCan()('news.change');
  const curate = useCurate(article.sourceId);
  const { id, title, url, author, publishedAt, isVisible, isPinned } = article;
  const about = [
    publishedAt && formatDate(publishedAt, firm.zone, firm.formats.locale),
    author,
  ].filter(Boolean);
  return (
    <li>
      <div className={styles.about}>
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          {title}
          <span className="visually-hidden"> (opens another site)</span>
        </a>
        <p className="small muted">
          {about.join(' · ')} {isPinned && <Badge color="primary">Pinned</Badge>}{' '}
          {!isVisible && <Badge>Hidden</Badge>}
        </p>
      </div>
      <Group gap="0.5rem" wrap="nowrap">
        <Button
          permission="news.change"
          size="sm"
          variant="subtle"
          aria-pressed={isPinned}
          onClick={() => curate.mutate({ id, isPinned: !isPinned })}
        >
          {isPinned ? 'Unpin' : 'Pin'}
          <span className="visually-hidden"> {title}</span>
        </Button>
        <Switch
          checked={isVisible}
          isReadOnly={!mayChange}
          label={`Show ${title}`}
          isLabelHidden
          onChange={(checked) => curate.mutate({ id, isVisible: checked })}
        />
      </Group>
    </li>
  );
}

/** Optimistic update of an article, rolled back if the server rejects it. */
function useCurate(sourceId: string) {
  const utils = trpc.useUtils();
  const withToasts = useMutationToasts();
  const { onError } = withToasts({ failure: 'Failed to update article' });
  const optimistic = useOptimisticUpdate<Article>(
    getQueryKey(trpc.newsSources.articles, { id: sourceId }, 'query'),
  );
  const { onMutate, onSettled } = optimistic(({ id: _, ...change }: Curation) => change);
  return trpc.newsSources.curate.useMutation({
    onMutate,
    onError,
    onSettled: (answer, error, input, rollback) => {
      onSettled(answer, error, input, rollback);
      return Promise.all([
        utils.newsSources.articles.invalidate({ id: sourceId }),
        utils.news.invalidate(),
      ]);
    },
  });
}
