import { createFileRoute } from '@tanstack/react-router';
import { TranslationPage } from '../features/translations/editor/translation-page.tsx';

export const Route = createFileRoute('/admin/languages/$language/$entity/$key')({
  component: function Page() {
    const id = Route.useParams();
    // The key gives each original a new editor instance.
    return <TranslationPage key={Object.values(id).join(' ')} id={id} />;
  },
});
