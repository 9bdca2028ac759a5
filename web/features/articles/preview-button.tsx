import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { AnchorButton, Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import fields from '../../admin/form.module.css';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** Creates a link to a preview of the saved article, which can be shared. */
export function PreviewButton({
  id,
  isDirty,
  zone,
}: {
  /** The article's id; undefined before it is first saved. */
  id: string | undefined;
  isDirty: boolean;
  zone: string;
}) {
  const withToasts = useMutationToasts();
  const link = trpc.articles.previewLink.useMutation(
    withToasts({ failure: 'Failed to create preview' }),
  );
  if (id === undefined) return <p className="muted small">Save once to see a preview.</p>;
  return (
    <>
      <Button
        permission="articles.change"
        pending={link.isPending}
        onClick={() => link.mutate({ id })}
      >
        <AdminIcon name="eye" />
        Preview
      </Button>
      {link.data && (
        <PreviewDialog link={link.data} isDirty={isDirty} zone={zone} onClose={link.reset} />
      )}
    </>
  );
}

function PreviewDialog({
  link: { path, expiresAt },
  isDirty,
  zone,
  onClose,
}: {
  link: { path: string; expiresAt: string };
  isDirty: boolean;
  zone: string;
  onClose: () => void;
}) {
  const locale = useLocale();
  const url = location.origin + path;
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      title="Preview"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() =>
              void navigator.clipboard.writeText(url).then(
                () => setCopied(true),
                () => {},
              )
            }
          >
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
          <AnchorButton variant="filled" href={path} target="_blank" rel="noopener">
            Open Preview
          </AnchorButton>
        </>
      }
    >
      <p>
        Anyone with this link can read the last saved version of the blog post until{' '}
        {formatDate(expiresAt, zone, locale)}.{isDirty && ' Unsaved changes are not included.'}
      </p>
      <TextInput
        label="Link"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        className={fields.wide}
      />
    </Dialog>
  );
}
