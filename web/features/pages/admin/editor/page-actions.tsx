import { lazy, Suspense, useState } from 'react';
import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { AdminIcon } from '../../../../admin/admin-icon.tsx';
import { AnchorButton, Button } from '../../../../admin/button.tsx';
import { Dialog } from '../../../../admin/dialog.tsx';
import { useConfirm } from '../../../../ui/confirm.ts';
import { PageBadges } from '../page-badges.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { PreviewLinkButton } from '../preview/preview-link-button.tsx';
import styles from './page-editor.module.css';
import type { PageEditing } from './use-page-editing.ts';

const PageVersions = lazy(() =>
  import('./page-versions.tsx').then((module) => ({ default: module.PageVersions })),
);

/** The state of the page, and its actions other than saving and publishing. */
export function PageActions({
  editing,
  zone,
  hasPane,
  onReplace,
}: {
  editing: PageEditing;
  zone: string;
  /** Whether the preview is beside the form already. */
  hasPane: boolean;
  onReplace: (stored: AdminPage) => void;
}) {
  const { saved, form, isDirty } = editing;
  const [open, setOpen] = useState<'preview' | 'versions'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.tools}>
      <div className={styles.labels}>
        <PageBadges page={{ ...saved, hasDraft: saved.draft !== null }} zone={zone} />
      </div>
      {!hasPane && (
        <Button permission="pages.change" onClick={() => setOpen('preview')}>
          <AdminIcon name="eye" />
          Preview
        </Button>
      )}
      <PreviewLinkButton id={saved.id} isDirty={isDirty} zone={zone} />
      <Button onClick={() => setOpen('versions')}>
        <AdminIcon name="history" />
        Versions
      </Button>
      <UnpublishButton editing={editing} />
      {saved.isPublished && (
        <AnchorButton variant="subtle" href={saved.path}>
          View Page
        </AnchorButton>
      )}
      {open === 'preview' && (
        <Dialog title="Preview" size="lg" onClose={close}>
          <LivePreview id={saved.id} content={form.values.content} />
        </Dialog>
      )}
      {open === 'versions' && (
        <Suspense>
          <PageVersions
            page={saved}
            isDirty={isDirty}
            zone={zone}
            onRestored={onReplace}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Unpublishes a page, or cancels its schedule. An application page is always published. */
function UnpublishButton({ editing }: { editing: PageEditing }) {
  const ask = useConfirm();
  const { publishAt, isPublished, kind, path } = editing.saved;
  if (publishAt) {
    return (
      <Button permission="pages.change" onClick={() => void editing.unpublish()}>
        Cancel Schedule
      </Button>
    );
  }
  if (!isPublished || kind === 'application') return null;
  const unpublish = async () => {
    const goes = await ask({
      title: 'Take this page off the website?',
      text: `Visitors will no longer find ${path}. You can publish it again.`,
      action: 'Unpublish',
      keep: 'Keep it',
    });
    if (goes) await editing.unpublish();
  };
  return (
    <Button permission="pages.change" onClick={() => void unpublish()}>
      Unpublish
    </Button>
  );
}
