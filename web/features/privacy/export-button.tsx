import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';

/** Downloads the data stored about a person as a file. */
export function ExportButton({ email }: { email: string }) {
  const withToasts = useMutationToasts();
  const { mutate, isPending } = trpc.privacy.export.useMutation(
    withToasts({ failure: 'Failed to export the data' }),
  );
  const save = ({ name, json, isCut }: { name: string; json: string; isCut: boolean }) => {
    saveFile(name, 'application/json', json);
    showToast(
      isCut
        ? {
            tone: 'warning',
            title: 'Only the newest are in the file',
            text: 'There are more records of one kind than a file can hold.',
          }
        : {
            tone: 'success',
            title: 'Success',
            text: 'The file is saved. Read it before you hand it over.',
          },
    );
  };
  return (
    <Button
      permission="privacy.export"
      pending={isPending}
      onClick={() => mutate({ email }, { onSuccess: save })}
    >
      <AdminIcon name="download" />
      Export
    </Button>
  );
}
