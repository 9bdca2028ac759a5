import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { preferenceTexts } from '../../../../src/features/contact-preferences/rules.ts';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useShielded } from '../../contact-preferences/read-preferences.ts';
import { ShieldedContact } from '../../contact-preferences/shielded-contact.tsx';
import { BookDialog } from './book-dialog.tsx';

/** The booking dialog for the sender of a message, prefilled with their details. */
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
  const isHidden = useShielded(id, query.data?.contactPreferences ?? null);
  if (!query.data) {
    return (
      <Dialog title="Book for a client" size="lg" onClose={onClose}>
        <QueryState query={query} what="The message">
          {() => null}
        </QueryState>
      </Dialog>
    );
  }
  const { firstName, lastName, email, phone, practiceArea, contactPreferences, clientLanguage } =
    query.data;
  const client = {
    ...{ firstName, lastName, email, phone: phone ?? '', practiceArea },
    ...preferenceTexts(contactPreferences),
    clientLanguage: clientLanguage ?? MAIN_LANGUAGE,
  };
  if (isHidden) {
    return (
      <Dialog title="Book for a client" size="lg" onClose={onClose}>
        <ShieldedContact id={id} preferences={contactPreferences}>
          {null}
        </ShieldedContact>
      </Dialog>
    );
  }
  return <BookDialog zone={zone} client={client} onClose={onClose} />;
}
