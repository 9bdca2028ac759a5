import { Badge, NavLink } from '@mantine/core';
import { useMemo, useState } from 'react';
import type {
  ArticleVersion,
  ListedVersion,
} from '../../../src/features/articles/versions/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { type AdminArticle, draftOf } from './article-draft.ts';
import { isSameField, TEXT_FIELDS } from './article-fields.ts';
import { TextComparison } from './text-comparison.tsx';
import { useArticleRefresh } from './use-article-refresh.ts';
import styles from './versions-dialog.module.css';

const FRESH = { gcTime: 0, staleTime: 0 };

/** The versions of an article, compared with the saved text, and restoring one of them. */
export function VersionsDialog({
  article,
  isDirty,
  zone,
  onRestored,
  onClose,
}: {
  /** As it was saved last. */
  article: AdminArticle;
  /** Whether the editor has unsaved changes, which restoring discards. */
  isDirty: boolean;
  zone: string;
  onRestored: (restored: AdminArticle) => void;
  onClose: () => void;
}) {
  const { id } = article;
  const query = trpc.articles.versions.useQuery({ id }, FRESH);
  const [chosen, setChosen] = useState<number>();
  const number = chosen ?? query.data?.[1]?.number ?? query.data?.[0]?.number;
  const { restore, isPending } = useRestore(article, isDirty, onRestored);
  const isNewest = number === query.data?.[0]?.number;
  return (
    <Dialog
      title="Versions"
      size="lg"
      onClose={onClose}
      lead={
        <p className="muted">
          Each save that changes the text. Address and publication are not in it.
        </p>
      }
      footer={
        number !== undefined && (
          <Button
            variant="filled"
            disabled={isNewest}
            pending={isPending}
            onClick={() => void restore(number)}
          >
            Restore this version
          </Button>
        )
      }
    >
      <QueryState
        query={query}
        what="The versions"
        isEmpty={(versions) => versions.length === 0}
        empty={<p>None yet. From the next save on, each text is kept.</p>}
      >
        {(versions) => (
          <div className={styles.columns}>
            <VersionList versions={versions} zone={zone} chosen={number} onChoose={setChosen} />
            {number !== undefined && (
              <Changes article={article} number={number} isNewest={isNewest} zone={zone} />
            )}
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}

function VersionList({
  versions,
  zone,
  chosen,
  onChoose,
}: {
  versions: readonly ListedVersion[];
  zone: string;
  chosen: number | undefined;
  onChoose: (number: number) => void;
}) {
  return (
    <ol className={styles.list} aria-label="Versions, newest first">
      {versions.map(({ number, title, savedAt, savedBy }, place) => (
        <li key={number}>
          <NavLink
            component="button"
            active={number === chosen}
            aria-pressed={number === chosen}
            label={
              <span className={styles.when}>
                {formatMoment(savedAt, zone)}
                {place === 0 && <Badge color="success">Current</Badge>}
              </span>
            }
            description={`${savedBy ?? 'Not known by whom'} · ${title}`}
            onClick={() => onChoose(number)}
          />
        </li>
      ))}
    </ol>
  );
}

/** What has changed from a version to the saved article. */
function Changes({
  article,
  number,
  isNewest,
  zone,
}: {
  article: AdminArticle;
  number: number;
  isNewest: boolean;
  zone: string;
}) {
  const query = trpc.articles.version.useQuery({ id: article.id, number });
  return (
    <section className={styles.changes} aria-label="Changes" aria-live="polite">
      {isNewest ? (
        <p>This is the text as it is saved now.</p>
      ) : (
        <QueryState query={query} what="The version">
          {(version) => <ChangedFields article={article} version={version} zone={zone} />}
        </QueryState>
      )}
    </section>
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
  const fields = TEXT_FIELDS.filter((field) => !isSameField(field, before, after));
  if (fields.length === 0) return <p>The same text as now.</p>;
  return (
    <>
      <p className="muted small">Changed since then:</p>
      {fields.map(({ name, read }) => (
        <div key={name}>
          <h3>{name}</h3>
          <TextComparison before={read(before)} after={read(after)} />
        </div>
      ))}
    </>
  );
}

function useRestore(
  { id, updatedAt }: AdminArticle,
  isDirty: boolean,
  onRestored: (restored: AdminArticle) => void,
) {
  const ask = useConfirm();
  const told = useMutationToasts();
  const refresh = useArticleRefresh();
  const { mutate, isPending } = trpc.articles.restoreVersion.useMutation(
    told({
      success: 'Version restored successfully',
      failure: 'Failed to restore version',
      refresh,
      onSuccess: onRestored,
    }),
  );
  return {
    isPending,
    restore: async (number: number) => {
      if (isDirty && !(await ask(UNSAVED_TEXT))) return;
      mutate({ id, number, updatedAt });
    },
  };
}

const UNSAVED_TEXT = {
  title: 'Restore without saving?',
  text: 'What you changed in the editor has not been saved and will be replaced.',
  action: 'Restore',
  keep: 'Keep editing',
};
