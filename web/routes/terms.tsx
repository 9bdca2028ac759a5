import { createFileRoute } from '@tanstack/react-router';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';
import { ProsePage } from '../ui/prose-page.tsx';

export const Route = createFileRoute('/terms')({
  ...layoutRoute({
    path: '/terms',
    title: 'Terms of Service',
    description: 'What this website is, what it is not, and what we ask of those who use it.',
  }),
  component: TermsPage,
});

function TermsPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <ProsePage
      title="Terms of Service"
      lead="What this website is, what it is not, and what we ask of you."
    >
      <h2>General information, not legal advice</h2>
      <p>
        Everything on this website is general information about California law. Laws change, and
        your facts matter. Please don’t act, or wait, because of what you read here without talking
        to a lawyer.
      </p>
      <h2>No lawyer-client relationship</h2>
      <p>
        Reading this website, using the calculator, booking a consultation or writing to us does not
        make {firm.name} your lawyer. That happens only when both of us have signed a fee agreement.
        Until then no deadline of yours is in our hands.
      </p>
      <h2>Consultations</h2>
      <p>
        The first consultation is free. A time that the website confirms is reserved for you. If you
        cannot come, please call, so that somebody else can have it. We may have to decline a
        matter, for example because of a conflict of interest.
      </p>
      <h2>The calculator</h2>
      <p>
        Its results are planning estimates from a simplified fee schedule. What probate or a trust
        costs in your case can be more or less.
      </p>
      <h2>Fair use</h2>
      <p>
        Please use the forms for what they are for, and don’t try to disturb the website. You may
        link to any page, and quote from our articles if you name where they are from.
      </p>
      <h2>Other websites</h2>
      <p>Where we link to other websites, what they say is theirs.</p>
      <h2>Which law applies</h2>
      <p>These terms are under the law of California, where we are admitted to practise.</p>
    </ProsePage>
  );
}
