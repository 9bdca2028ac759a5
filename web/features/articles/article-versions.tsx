import { useMemo } from 'react';
import type { ArticleVersion } from '../../../src/features/articles/versions/schema.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { TextComparison } from '../../admin/text-comparison/text-comparison.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { VersionsDialog } from '../../admin/versions-dialog.tsx';
import { trpc } from '../../lib/trpc.ts';
import { type AdminArticle, draftOf } from './article-draft.ts';
import { isSameField, TEXT_FIELDS } from './article-fields.ts';
import { useArticleCategories } from './use-article-categories.ts';
import { useArticleRefresh } from './use-article-refresh.ts';

const FRESH = { gcTime: 0, staleTime: 0 };

/** The earlier versions of an article, to compare with the saved text and to restore. */
export function ArticleVersions({
  article,
  isDirty,
  zone,
  onRestored,
  onClose,
}: {
  /** The last saved article. */
  article: AdminArticle;
  /** Whether the editor has unsaved changes, which restoring discards. */
  isDirty: boolean;
  zone: string;
  onRestored: (restored: AdminArticle) => void;
  onClose: () => void;
}) {
  const { id } = article;
  const query = trpc.articles.versions.useQuery({ id }, FRESH);
  const { restore, isPending } = useRestore(article, onRestored);
  return (
    <VersionsDialog
      permission="articles.change"
      query={query}
      zone={zone}
      lead="One version per save that changes the text. Address and publication are not included."
      describe={({ savedBy, title }) => `${savedBy ?? 'Unknown person'} · ${title}`}
      current="This is the text as it is saved now."
      changes={({ number }) => <Changes article={article} number={number} zone={zone} />}
      isDirty={isDirty}
      isPending={isPending}
      onRestore={({ number }) => void restore(number)}
      onClose={onClose}
    />
  );
}

/** The differences between a version and the saved article. */
function Changes({
  article,
  number,
  zone,
}: {
  article: AdminArticle;
  number: number;
  zone: string;
}) {
  const query = trpc.articles.version.useQuery({ id: article.id, number });
  return (
    <QueryState query={query} what="The version">
      {(version) => <ChangedFields article={article} version={version} zone={zone} />}
    </QueryState>
  );
}

function ChangedFields({
  article,
  version,
  zone,
}: {
  article: AdminArticle;
  version: ArticleVersion;
  zone: string;
}) {
  const [before, after] = useMemo(
    () => [draftOf({ ...article, ...version }, zone), draftOf(article, zone)],
    [article, version, zone],
  );
  const { labelOf } = useArticleCategories();
  const fields = TEXT_FIELDS.filter((field) => !isSameField(field, before, after));
  if (fields.length === 0) return <p>No differences from the current text.</p>;
  return (
    <>
      <p className="muted small">Changed since then:</p>
      {fields.map(({ name, read }) => (
        <div key={name}>
          <h3>{name}</h3>
          <TextComparison before={read(before, labelOf)} after={read(after, labelOf)} />
        </div>
      ))}
    </>
  );
}

function useRestore({ id, updatedAt }: AdminArticle, onRestored: (restored: AdminArticle) => void) {
  const withToasts = useMutationToasts();
  const publish = usePublish();
  const refresh = useArticleRefresh();
  const { mutateAsync, isPending } = trpc.articles.restoreVersion.useMutation(
    withToasts({
      success: 'Version restored successfully',
      failure: 'Failed to restore version',
      refresh,
      onSuccess: onRestored,
    }),
  );
  return {
    isPending,
    restore: async (number: number) => {
      const input = { id, number, updatedAt };
      // The mutation reports why it failed.
      await publish((advertisingReason) => mutateAsync({ ...input, advertisingReason })).catch(
        () => {},
      );
    },
  };
}
