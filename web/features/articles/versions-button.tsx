import { lazy, Suspense, useState } from 'react';
import { Button } from '../../admin/button.tsx';
import type { AdminArticle } from './article-draft.ts';

const ArticleVersions = lazy(() =>
  import('./article-versions.tsx').then((module) => ({ default: module.ArticleVersions })),
);

/** Opens the version history of a saved article. */
export function VersionsButton({
  article,
  isDirty,
  zone,
  onRestored,
}: {
  article: AdminArticle;
  isDirty: boolean;
  zone: string;
  onRestored: (restored: AdminArticle) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Versions</Button>
      {isOpen && (
        <Suspense>
          <ArticleVersions
            article={article}
            isDirty={isDirty}
            zone={zone}
            onRestored={onRestored}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
