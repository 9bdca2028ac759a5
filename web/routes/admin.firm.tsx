import { createFileRoute } from '@tanstack/react-router';
import { FirmPage } from '../features/firm/firm-page.tsx';

export const Route = createFileRoute('/admin/firm')({ ssr: false, component: FirmPage });
