import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { saveBlob } from '../../lib/save-file.ts';
import { OfficeIcon } from '../admin/office-icon.tsx';
import { useTold } from '../admin/use-told.ts';
import { downloadSubmissions, type ExportFilter } from './download-submissions.ts';

/** Takes what is filtered along as a file for a spreadsheet. */
export function ExportButton({ filter }: { filter: ExportFilter }) {
  const told = useTold();
  const { mutate, isPending } = useMutation({
    mutationFn: downloadSubmissions,
    ...told({
      failure: 'Failed to export contacts',
      onSuccess: (file: Blob) => saveBlob('contact-submissions.csv', file),
    }),
  });
  return (
    <Button pending={isPending} onClick={() => mutate(filter)}>
      <OfficeIcon name="download" />
      Export CSV
    </Button>
  );
}
