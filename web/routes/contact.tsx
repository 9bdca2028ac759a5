import { createFileRoute } from '@tanstack/react-router';
import { PRACTICE_AREA_VALUES } from '../../src/features/firm/practice-areas/rules.ts';
import { ContactDetails } from '../features/contact/contact-details.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import styles from '../features/contact/contact-page.module.css';
import { replyPromise } from '../features/contact/reply-promise.ts';
import { pageHead } from '../lib/page-head.ts';
import { trpc } from '../lib/trpc.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

type ContactSearch = { service?: string | undefined; sent?: true | undefined };

export const Route = createFileRoute('/contact')({
  validateSearch: ({ service, sent }: Record<string, unknown>): ContactSearch => ({
    service: PRACTICE_AREA_VALUES.find((value) => value === service),
    sent: sent ? true : undefined,
  }),
  loader: async ({ context }) => ({ layout: await context.trpc.site.layout.ensureData() }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          layout: loaderData.layout,
          path: '/contact',
          trail: [{ name: 'Contact', path: '/contact' }],
          title: `Contact | ${loaderData.layout.firm.name}`,
          description:
            'Write to us, call us or find the way to our office in San Diego. A person reads every message.',
        })
      : {},
  component: ContactPage,
});

function ContactPage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const { service, sent } = Route.useSearch();
  const reply = firm.claims.reply ? `, and we reply ${firm.claims.reply.toLowerCase()}` : '';
  return (
    <>
      <PageHead
        title="Tell us what is going on"
        lead={`In your own words. A person reads every message${reply}.`}
      />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          {sent && (
            <Notice icon="check" role="status">
              <p>
                <b>Message Sent Successfully</b>
              </p>
              <p>{replyPromise(firm)}</p>
            </Notice>
          )}
          {visibility.contact_form ? (
            <ContactForm firm={firm} area={service} />
          ) : (
            <Notice icon="phone">
              <p>Our form is closed at the moment. Please call or write to us directly.</p>
            </Notice>
          )}
        </div>
        <ContactDetails firm={firm} />
      </div>
    </>
  );
}
