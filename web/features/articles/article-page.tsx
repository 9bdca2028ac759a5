import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Loaded } from '../../admin/loaded.tsx';
import { Screen } from '../../admin/screen.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { Notice } from '../../ui/notice.tsx';
import { type AdminArticle, type ArticleDraft, draftOf, emptyDraft } from './article-draft.ts';
import { ArticleEditor } from './article-editor.tsx';

/** What stands for the id of a blog post that is not there yet. */
const NEW = 'new';

/**
 * A blog post. A new one goes on in the same editor once it is saved: the focus stays where it is, and so
 * does what is typed meanwhile.
 */
export function ArticlePage({ id, onCreated }: { id: string; onCreated: (id: string) => void }) {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const { number, isBegunHere, setCreated } = useEditors(id);
  return (
    <Screen title={id === NEW ? 'New Blog Post' : 'Edit Blog Post'}>
      {isBegunHere ? (
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

type Editor = { id: string; number: number; created?: string };

/** Which editor an address is for: another one for each, but for that of what was just created in it. */
function useEditors(id: string) {
  const [editor, setEditor] = useState<Editor>({ id, number: 0 });
  const isCreation = editor.id === NEW && editor.created === id;
  const next = isCreation ? { ...editor, id } : { id, number: editor.number + 1 };
  const current: Editor = editor.id === id ? editor : next;
  if (current !== editor) setEditor(current);
  return {
    number: current.number,
    isBegunHere: id === NEW || current.created === id,
    setCreated: (created: string) => setEditor((now) => ({ ...now, created })),
  };
}

/** One that is there. It is fetched each time: somebody else may have saved it. */
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
    <Loaded query={query} what="The blog post">
      {(article) => <Versions opened={article} firm={firm} />}
    </Loaded>
  );
}

type Version = { number: number; saved: AdminArticle | null; draft: ArticleDraft };

/** The editor on the version that it was opened with, until another one is taken on purpose. */
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
      onTakeTheirs={(theirs) =>
        setVersion(({ number }) => ({
          number: number + 1,
          saved: theirs,
          draft: draftOf(theirs, firm.zone),
        }))
      }
    />
  );
}
