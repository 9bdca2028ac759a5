import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../admin/loaded.tsx';
import { Screen } from '../admin/screen.tsx';
import { type ArticleDraft, draftOf, emptyDraft, type OfficeArticle } from './article-draft.ts';
import { ArticleEditor } from './article-editor.tsx';

/** A new blog post. */
export function NewArticlePage({ onCreated }: { onCreated: (id: string) => void }) {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  return (
    <Screen title="New Blog Post">
      <ArticleEditor
        saved={null}
        initial={emptyDraft(firm.name)}
        firm={firm}
        onSaved={({ id }) => onCreated(id)}
      />
    </Screen>
  );
}

/** A blog post that is there. It is fetched each time: somebody else may have saved it. */
export function EditArticlePage({ id }: { id: string }) {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const query = trpc.articles.forEditing.useQuery({ id }, { gcTime: 0, staleTime: 0 });
  const isGone = apiErrorOf(query.error)?.code === 'NOT_FOUND';
  return (
    <Screen title="Edit Blog Post">
      {isGone ? (
        <Notice tone="warning" icon="alert" role="alert">
          <p>
            There is no such blog post. Somebody may have deleted it.{' '}
            <Link to="/admin/blog-posts">Back to the blog posts</Link>
          </p>
        </Notice>
      ) : (
        <Loaded query={query} what="The blog post">
          {(article) => <Versions fetched={article} firm={firm} />}
        </Loaded>
      )}
    </Screen>
  );
}

type Version = { number: number; saved: OfficeArticle; draft: ArticleDraft };

/** The editor on the version that it was opened with, until another one is taken on purpose. */
function Versions({
  fetched,
  firm,
}: {
  fetched: OfficeArticle;
  firm: Parameters<typeof ArticleEditor>[0]['firm'];
}) {
  const versionOf = (saved: OfficeArticle, number: number): Version => ({
    number,
    saved,
    draft: draftOf(saved, firm.zone),
  });
  const [version, setVersion] = useState(() => versionOf(fetched, 0));
  return (
    <ArticleEditor
      key={version.number}
      saved={version.saved}
      initial={version.draft}
      firm={firm}
      onTakeTheirs={(theirs) => setVersion(({ number }) => versionOf(theirs, number + 1))}
    />
  );
}
