import { createFileRoute } from '@tanstack/react-router';
import { Welcome } from '../features/admin/welcome.tsx';

export const Route = createFileRoute('/admin/')({ ssr: false, component: Welcome });
