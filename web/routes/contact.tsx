import { createFileRoute } from '@tanstack/react-router';
import { ContactDetails } from '../features/contact/contact-details.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import styles from '../features/contact/contact-page.module.css';
import { PlainAnswerOnServer } from '../features/contact/plain-answer-on-server.tsx';
import { PageParts } from '../features/pages/page-parts.tsx';
import { m } from '../lib/messages.ts';
import { pageRoute } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

type ContactSearch = { service?: string | undefined; sent?: true | undefined };

export const Route = createFileRoute('/contact')({
  validateSearch: ({ service, sent }: Record<string, unknown>): ContactSearch => ({
    service: typeof service === 'string' ? service : undefined,
    sent: sent ? true : undefined,
  }),
  ...pageRoute('/contact'),
  component: ContactPage,
});

function ContactPage() {
  const [{ firm, visibility, practiceAreas }] = trpc.site.layout.useSuspenseQuery();
  const { service, sent } = Route.useSearch();
  const { page, formAnswer } = Route.useLoaderData();
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} lang={page.originalLanguage} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          {(sent || formAnswer) && <PlainAnswerOnServer firm={firm} refusal={formAnswer} />}
          {visibility.contact_form ? (
            <ContactForm firm={firm} areas={practiceAreas} area={service} answer={formAnswer} />
          ) : (
            <Notice icon="phone">
              <p>{m.contact.formClosed}</p>
            </Notice>
          )}
        </div>
        <ContactDetails firm={firm} />
      </div>
      <PageParts parts={page.parts} />
    </>
  );
}
