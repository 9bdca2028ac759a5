import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { BookDialog } from './book-dialog.tsx';

/** Books for the sender of a message, whose details are taken over. */
export function BookFromMessage({
  id,
  zone,
  onClose,
}: {
  id: string;
  zone: string;
  onClose: () => void;
}) {
  const query = trpc.contact.submission.useQuery({ id });
  if (!query.data) {
    return (
      <Dialog title="Book for a client" size="lg" onClose={onClose}>
        <QueryState query={query} what="The message">
          {() => null}
        </QueryState>
      </Dialog>
    );
  }
  const { firstName, lastName, email, phone, practiceArea } = query.data;
  const client = { firstName, lastName, email, phone: phone ?? '', practiceArea };
  return <BookDialog zone={zone} client={client} onClose={onClose} />;
}
