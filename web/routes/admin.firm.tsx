import { createFileRoute } from '@tanstack/react-router';
import { FirmPage } from '../features/firm/firm-page.tsx';

export const Route = createFileRoute('/admin/firm')({ component: FirmPage });
