import { lazy, Suspense, useState } from 'react';
import { Button } from '../../admin/button.tsx';
import type { AdminArticle } from './article-draft.ts';

const VersionsDialog = lazy(() =>
  import('./versions-dialog.tsx').then((module) => ({ default: module.VersionsDialog })),
);

/** Opens the versions of a saved article. */
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
          <VersionsDialog
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
