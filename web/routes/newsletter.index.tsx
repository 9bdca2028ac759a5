import { createFileRoute } from '@tanstack/react-router';
import { ConfirmationNews } from '../features/newsletter/confirmation-news.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { PageParts } from '../features/pages/page-parts.tsx';
import { formatDate } from '../lib/format.ts';
import { m } from '../lib/messages.ts';
import { pageRoute } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { Notice } from '../ui/notice.tsx';
import { ProsePage } from '../ui/prose-page.tsx';

const page = pageRoute('/newsletter');

export const Route = createFileRoute('/newsletter/')({
  validateSearch: ({ asked }: Record<string, unknown>): { asked?: true | undefined } => ({
    asked: asked ? true : undefined,
  }),
  ...page,
  loader: async (input) => {
    const [loaded] = await Promise.all([
      page.loader(input),
      input.context.trpc.letters.last.ensureData(),
    ]);
    return loaded;
  },
  component: NewsletterPage,
});

function NewsletterPage() {
  const { asked } = Route.useSearch();
  const { page: words } = Route.useLoaderData();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const [last] = trpc.letters.last.useSuspenseQuery();
  const sent =
    last && m.newsletter.last({ date: formatDate(last.sentAt, firm.zone, firm.formats.locale) });
  return (
    <>
      <ProsePage
        title={words.heading}
        lead={sent ? `${words.lead} ${sent}` : words.lead}
        lang={words.originalLanguage}
      >
        {asked ? (
          <Notice icon="mail" role="status">
            <p>
              <ConfirmationNews />
            </p>
          </Notice>
        ) : (
          <NewsletterForm />
        )}
      </ProsePage>
      <PageParts parts={words.parts} />
    </>
  );
}
