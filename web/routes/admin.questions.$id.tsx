import { createFileRoute } from '@tanstack/react-router';
import { QuestionnairePage } from '../features/questionnaires/compose/questionnaire-page.tsx';

export const Route = createFileRoute('/admin/questions/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    return <QuestionnairePage key={id} id={id} />;
  },
});
