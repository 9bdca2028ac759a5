import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Notice } from '../../admin/notice.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { type AdminArticle, type ArticleDraft, draftOf, emptyDraft } from './article-draft.ts';
import { ArticleEditor } from './article-editor.tsx';
import { type EditorInstance, editorFor, isCreatedHere, NEW } from './editor-instance.ts';

/**
 * The editor page of a blog post. After a new post is first saved, the same editor instance stays mounted, so that
 * focus and typed text are preserved.
 */
export function ArticlePage({ id, onCreated }: { id: string; onCreated: (id: string) => void }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { current, setCreated } = useEditor(id);
  const { number } = current;
  return (
    <Screen title={id === NEW ? 'New Blog Post' : 'Edit Blog Post'}>
      {isCreatedHere(current) ? (
        <Versions
          key={number}
          opened={null}
          firm={firm}
          onCreated={(article) => {
            setCreated(article.id);
            onCreated(article.id);
          }}
        />
      ) : (
        <ExistingArticle key={number} id={id} firm={firm} />
      )}
    </Screen>
  );
}

/** The editor instance for the id in the URL. */
function useEditor(id: string) {
  const [editor, setEditor] = useState<EditorInstance>({ id, number: 0 });
  const current = editorFor(id, editor);
  if (current !== editor) setEditor(current);
  return {
    current,
    setCreated: (created: string) => setEditor((now) => ({ ...now, created })),
  };
}

/** Editor of an existing post. Always refetched, because somebody else may have changed it. */
function ExistingArticle({ id, firm }: { id: string; firm: FirmProfile }) {
  const query = trpc.articles.forEditing.useQuery({ id }, { gcTime: 0, staleTime: 0 });
  if (apiErrorOf(query.error)?.code === 'NOT_FOUND') {
    return (
      <Notice tone="warning" icon="alert" role="alert">
        <p>
          There is no such blog post. Somebody may have deleted it.{' '}
          <Link to="/admin/blog-posts">Back to the blog posts</Link>
        </p>
      </Notice>
    );
  }
  return (
    <QueryState query={query} what="The blog post">
      {(article) => <Versions opened={article} firm={firm} />}
    </QueryState>
  );
}

type Version = { number: number; saved: AdminArticle | null; draft: ArticleDraft };

/** The editor with the version that it was opened with, until the user switches to another one. */
function Versions({
  opened,
  firm,
  onCreated,
}: {
  opened: AdminArticle | null;
  firm: FirmProfile;
  onCreated?: (article: AdminArticle) => void;
}) {
  const [version, setVersion] = useState<Version>(() => ({
    number: 0,
    saved: opened,
    draft: opened ? draftOf(opened, firm.zone) : emptyDraft(firm.name),
  }));
  return (
    <ArticleEditor
      key={version.number}
      saved={version.saved}
      initial={version.draft}
      firm={firm}
      onCreated={onCreated}
      onReplace={(stored) =>
        setVersion(({ number }) => ({
          number: number + 1,
          saved: stored,
          draft: draftOf(stored, firm.zone),
        }))
      }
    />
  );
}
