import { createFileRoute } from '@tanstack/react-router';
import { FirmPage } from '../features/firm/firm-page.tsx';
import { ContentCard } from '../features/site-content/content-card.tsx';

export const Route = createFileRoute('/admin/firm')({ component: FirmRoute });

function FirmRoute() {
  return (
    <FirmPage>
      <ContentCard />
    </FirmPage>
  );
}
