import { createFileRoute } from '@tanstack/react-router';
import { AnswersPage } from '../features/questionnaires/answers/answers-page.tsx';

export const Route = createFileRoute('/admin/answers/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    return <AnswersPage key={id} id={id} />;
  },
});
