import { createFileRoute } from '@tanstack/react-router';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { layoutRoute } from '../lib/layout-route.ts';
import { Notice } from '../ui/notice.tsx';
import { ProsePage } from '../ui/prose-page.tsx';

const TITLE = 'A plain-words letter, when we publish something';
const LEAD = 'What changed in California family and estate law, and whether it matters to you.';

const { loader, head } = layoutRoute({ path: '/newsletter', title: TITLE, description: LEAD });

export const Route = createFileRoute('/newsletter/')({
  validateSearch: ({ asked }: Record<string, unknown>): { asked?: true | undefined } => ({
    asked: asked ? true : undefined,
  }),
  loader,
  head,
  component: NewsletterPage,
});

function NewsletterPage() {
  const { asked } = Route.useSearch();
  return (
    <ProsePage title={TITLE} lead={LEAD}>
      {asked ? (
        <Notice icon="mail" role="status">
          <p>
            <b>Check your mail.</b> If the address is right, a link is on its way; the letter starts
            when you press it.
          </p>
        </Notice>
      ) : (
        <NewsletterForm />
      )}
    </ProsePage>
  );
}
