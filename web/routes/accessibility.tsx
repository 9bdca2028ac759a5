import { createFileRoute } from '@tanstack/react-router';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';
import { ProsePage } from '../ui/prose-page.tsx';

export const Route = createFileRoute('/accessibility')({
  ...layoutRoute({
    path: '/accessibility',
    title: 'Accessibility',
    description:
      'How this website is made so that everybody can use it, and whom to tell where it falls short.',
  }),
  component: AccessibilityPage,
});

function AccessibilityPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <ProsePage
      title="Accessibility"
      lead="Everybody has the right to understand the law that applies to them. This website is made so that you can."
    >
      <h2>What we aim for</h2>
      <p>
        We follow the Web Content Accessibility Guidelines 2.2 at level AA. Every page is checked by
        a program in its light, dark and warm colours, and the booking is worked through with the
        keyboard alone.
      </p>
      <ul>
        <li>Everything works with a keyboard, and shows where you are.</li>
        <li>Text can be enlarged to 200% without losing anything.</li>
        <li>Nothing moves if your device asks for less motion.</li>
        <li>Pages can be read, and messages sent, without scripts.</li>
      </ul>
      <h2>Choosing a time online</h2>
      <p>
        Booking needs scripts. If it does not work for you, call us at{' '}
        <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a> and we find a time together. California
        Relay Service users dial 711.
      </p>
      <h2>Where we fall short</h2>
      <p>
        Please tell us at <a href={`mailto:${firm.email}`}>{firm.email}</a>. We mend it, and send
        you what you were looking for in the meantime. If you need an interpreter or a room without
        steps, say so when you book.
      </p>
    </ProsePage>
  );
}
