import { useMutation } from '@tanstack/react-query';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { downloadCsv } from '../../admin/download-csv.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';

/** Checks the archive, and downloads it. */
export function ArchiveActions() {
  const withToasts = useMutationToasts();
  const check = trpc.archive.check.useQuery(undefined, { enabled: false });
  const file = useMutation({
    mutationFn: () => downloadCsv('/api/admin/advertising/export', {}),
    ...withToasts({
      failure: 'Failed to export the archive',
      onSuccess: (zip: Blob) => saveBlob('advertising.zip', zip),
    }),
  });
  const runCheck = async () => {
    const { data } = await check.refetch();
    if (!data) return showToast({ tone: 'danger', title: 'Error', text: 'The check has failed' });
    const { isIntact, entries, texts, problems } = data;
    if (isIntact) {
      const text = `${entries} entries and ${texts} texts are as they were written.`;
      return showToast({ tone: 'success', title: 'Nothing was altered', text });
    }
    showToast({ tone: 'danger', title: 'The archive was altered', text: problems.join('. ') });
  };
  return (
    <>
      <Button pending={check.isFetching} onClick={() => void runCheck()}>
        <AdminIcon name="shield" />
        Check the Archive
      </Button>
      <Button permission="archive.export" pending={file.isPending} onClick={() => file.mutate()}>
        <AdminIcon name="download" />
        Export ZIP
      </Button>
    </>
  );
}
