import { createFileRoute } from '@tanstack/react-router';
import { QuestionnairesPage } from '../features/questionnaires/compose/questionnaires-page.tsx';

export const Route = createFileRoute('/admin/questions/')({ component: QuestionnairesPage });
