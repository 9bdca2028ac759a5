import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FirmPage } from '../features/firm/firm-page.tsx';
import { ContentCard } from '../features/site-content/content-card.tsx';

const LawSection = lazy(async () => ({
  default: (await import('../features/jurisdictions/law-section.tsx')).LawSection,
}));

export const Route = createFileRoute('/admin/firm')({ component: FirmRoute });

function FirmRoute() {
  return (
    <FirmPage
      law={
        <Suspense>
          <LawSection />
        </Suspense>
      }
    >
      <ContentCard />
    </FirmPage>
  );
}
