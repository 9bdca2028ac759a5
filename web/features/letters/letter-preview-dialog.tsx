import { Dialog } from '../../admin/dialog.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { trpc } from '../../lib/trpc.ts';
import { MailView } from '../email/mail-view.tsx';

/** Preview of a letter's mail, at the width of a phone, of a desktop, and as plain text. */
export function LetterPreviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = trpc.letters.preview.useQuery({ id }, { gcTime: 0, staleTime: 0 });
  return (
    <Dialog
      title={query.data?.subject ?? 'Preview'}
      size="lg"
      onClose={onClose}
      lead={<p className="muted">The links lead nowhere here. In a mail, each has its own.</p>}
    >
      <QueryState query={query} what="The letter">
        {(mail) => <MailView mail={mail} />}
      </QueryState>
    </Dialog>
  );
}
