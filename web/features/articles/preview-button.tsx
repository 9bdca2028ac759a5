import { useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

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
  const told = useMutationToasts();
  const link = trpc.articles.previewLink.useMutation(told({ failure: 'Failed to create preview' }));
  if (id === undefined) return <p className="muted small">Save once to see a preview.</p>;
  return (
    <>
      <Button pending={link.isPending} onClick={() => link.mutate({ id })}>
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
          <ButtonLink variant="primary" href={path} target="_blank" rel="noopener">
            Open Preview
          </ButtonLink>
        </>
      }
    >
      <p>
        Whoever has this link can read the blog post as it was saved last, until{' '}
        {formatDate(expiresAt, zone)}.{isDirty && ' What you have not saved is not in it.'}
      </p>
      <Field label="Link" wide>
        {(props) => (
          <input {...props} readOnly value={url} onFocus={({ target }) => target.select()} />
        )}
      </Field>
    </Dialog>
  );
}
