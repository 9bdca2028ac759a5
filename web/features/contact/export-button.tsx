import { Button } from '../../components/button.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { OfficeIcon } from '../admin/office-icon.tsx';
import { useTold } from '../admin/use-told.ts';
import type { SubmissionSearch } from './submission-search.ts';

/** Takes what is filtered along as a file for a spreadsheet. */
export function ExportButton({
  filter,
}: {
  filter: Pick<SubmissionSearch, 'q' | 'status' | 'practiceArea'>;
}) {
  const told = useTold();
  const { mutate, isPending } = trpc.contact.export.useMutation(
    told({ failure: 'Failed to export contacts' }),
  );
  const save = ({ csv, isCut }: { csv: string; isCut: boolean }) => {
    saveFile('contact-submissions.csv', 'text/csv;charset=utf-8', csv);
    if (!isCut) return;
    showToast({
      tone: 'warning',
      title: 'Only the newest are in the file',
      text: 'There are more than fit. Filter by status or area to get the others.',
    });
  };
  return (
    <Button pending={isPending} onClick={() => mutate(filter, { onSuccess: save })}>
      <OfficeIcon name="download" />
      Export CSV
    </Button>
  );
}
