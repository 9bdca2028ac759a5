import { createFileRoute } from '@tanstack/react-router';
import { DaySheetPage } from '../features/appointments/admin/day-sheet/day-sheet-page.tsx';

export const Route = createFileRoute('/admin/appointments_/day-sheet')({ component: DaySheetPage });
