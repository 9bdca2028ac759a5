import { createFileRoute } from '@tanstack/react-router';
import { PicturesPage } from '../features/pictures/pictures-page.tsx';

export const Route = createFileRoute('/admin/pictures')({ component: PicturesPage });
