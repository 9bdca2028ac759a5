import { createFileRoute } from '@tanstack/react-router';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';
import { ProsePage } from '../ui/prose-page.tsx';

export const Route = createFileRoute('/privacy')({
  ...layoutRoute({
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What this website keeps about you, why, for how long, and how to have it removed.',
  }),
  component: PrivacyPage,
});

function PrivacyPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <ProsePage
      title="Privacy Policy"
      lead="What this website keeps about you, why, and how to have it removed. In short: only what you type in and send."
    >
      <p>
        {firm.name} runs this website. If anything here is unclear, call us at{' '}
        <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a> or write to{' '}
        <a href={`mailto:${firm.email}`}>{firm.email}</a>.
      </p>
      <h2>What we keep</h2>
      <ul>
        <li>
          <strong>When you book a consultation:</strong> your name, e-mail address, phone number if
          you give one, the practice area, your notes, and the time. We need them to meet you.
        </li>
        <li>
          <strong>When you write to us:</strong> your name, e-mail address, phone number if you give
          one, your message, and the time at which you agreed that we may use them to answer.
        </li>
        <li>
          <strong>When you leave an e-mail address with a calculation:</strong> the address and the
          figures, to send them to you. We forget the address after a year. Without an address
          nothing leaves your browser.
        </li>
        <li>
          <strong>When you ask for our letter:</strong> your e-mail address, and the words and the
          time of your agreement. If you do not confirm it, we forget it within a week; each letter
          has a link that ends it.
        </li>
      </ul>
      <h2>What we don’t do</h2>
      <p>
        We set no cookies and use no analytics, advertising or tracking. Nothing on our pages is
        loaded from other companies. Your choice of colours is kept in your own browser. We sell
        nothing to anybody.
      </p>
      <h2>Technical records</h2>
      <p>
        Our server counts how often an address sends forms, for minutes and never longer than a day,
        to stop abuse. Its log has no names, addresses or messages in it.
      </p>
      <h2>Who sees it, and for how long</h2>
      <p>
        The people of the firm, and the companies that run our server and deliver our mail, under
        contract. We keep bookings and messages for as long as we need them to answer and to check
        for conflicts of interest, and longer only where the law or a lawyer’s duties ask for it.
        What our mails to you said is deleted here after 90 days.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we have about you, have it corrected, or have it removed. California law
        gives residents such rights against many businesses; we give them to everybody. Call or
        write, and we will do it within 45 days.
      </p>
      <h2>Confidentiality</h2>
      <p>
        We treat what you send us as confidential. Still, sending it creates no lawyer-client
        relationship: please leave out what you would not want to be read before we have agreed to
        work for you.
      </p>
    </ProsePage>
  );
}
