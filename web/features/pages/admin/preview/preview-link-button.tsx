import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../../../../admin/admin-icon.tsx';
import { AnchorButton, Button } from '../../../../admin/button.tsx';
import { Dialog } from '../../../../admin/dialog.tsx';
import { useMutationToasts } from '../../../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../../../lib/format.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useLocale } from '../../../../lib/use-locale.ts';

/** Creates a link to a preview of the saved draft, which can be shared. */
export function PreviewLinkButton({
  id,
  isDirty,
  zone,
}: {
  id: string;
  isDirty: boolean;
  zone: string;
}) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const link = trpc.pages.previewLink.useMutation(
    withToasts({ failure: 'Failed to create preview' }),
  );
  const [isCopied, setCopied] = useState(false);
  const close = () => {
    link.reset();
    setCopied(false);
  };
  const url = link.data && location.origin + link.data.path;
  return (
    <>
      <Button
        permission="pages.change"
        pending={link.isPending}
        onClick={() => link.mutate({ id })}
      >
        <AdminIcon name="link" />
        Preview Link
      </Button>
      {link.data && url && (
        <Dialog
          title="Preview link"
          size="sm"
          onClose={close}
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
              <AnchorButton variant="filled" href={link.data.path} target="_blank" rel="noopener">
                Open Preview
              </AnchorButton>
            </>
          }
        >
          <p>
            Anyone with this link can read the last saved version of the page until{' '}
            {formatDate(link.data.expiresAt, zone, locale)}.
            {isDirty && ' Unsaved changes are not included.'}
          </p>
          <TextInput label="Link" readOnly value={url} onFocus={({ target }) => target.select()} />
        </Dialog>
      )}
    </>
  );
}
