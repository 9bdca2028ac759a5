import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { decodeTextFile } from '../../../lib/read-text-file.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { ReadFile } from './import-dialog.tsx';

/** Reads a file and fetches a dry run of its import from the server. */
export function useReadPeople(onRead: (file: ReadFile) => void) {
  const withToasts = useMutationToasts();
  const preview = trpc.hosts.previewImport.useMutation(
    withToasts({ failure: 'Failed to read the file' }),
  );
  return {
    isPending: preview.isPending,
    read: async (file: File) => {
      const csv = decodeTextFile(new Uint8Array(await file.arrayBuffer()));
      preview.mutate(
        { csv },
        { onSuccess: (found) => onRead({ name: file.name, csv, preview: found }) },
      );
    },
  };
}
