import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { LetterPage } from '../features/letters/letter-page.tsx';

export const Route = createFileRoute('/admin/letters/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    const navigate = useNavigate();
    return (
      <LetterPage
        id={id}
        onOpen={(opened) =>
          // The letter is saved, so the unsaved-changes guard must not ask.
          navigate({ to: '/admin/letters/$id', params: { id: opened }, ignoreBlocker: true })
        }
      />
    );
  },
});
