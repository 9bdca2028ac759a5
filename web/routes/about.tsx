import { createFileRoute } from '@tanstack/react-router';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';
import { ProsePage } from '../ui/prose-page.tsx';

export const Route = createFileRoute('/about')({
  ...layoutRoute({
    path: '/about',
    title: 'About us',
    description:
      'How we work: plain words, written next steps, no surprises in the bill. Family law and estate planning in San Diego.',
  }),
  component: AboutPage,
});

function AboutPage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <>
      <ProsePage
        title="We explain it until it makes sense"
        lead={`${firm.name} is a small firm in San Diego. We do family law, estates and trusts, and nothing else.`}
      >
        <p>
          People come to us in bad weeks: a marriage is ending, a parent has died, a letter from the
          court is on the kitchen table. They do not need a speech. They need to know what happens
          next, what it costs, and what they can leave for later.
        </p>
        <h2>How we work</h2>
        <ul>
          <li>
            <strong>Plain words.</strong> If you cannot repeat to a friend what we told you, we have
            not explained it well enough.
          </li>
          <li>
            <strong>Written next steps.</strong> After each meeting you get a short list: what we
            do, what you do, and by when.
          </li>
          <li>
            <strong>The calmest road first.</strong> Most family matters can be settled. Where they
            cannot, we go to court prepared.
          </li>
          <li>
            <strong>One person who answers.</strong> The attorney you meet is the attorney who does
            the work.
          </li>
        </ul>
        <h2>What it costs</h2>
        <p>
          The first consultation is free. Before we start, you get a written fee agreement that says
          how we charge and what we expect it to come to. If that changes, you hear it from us
          before it happens, and you decide.
        </p>
        <h2>What we don’t do</h2>
        <p>
          We promise no outcomes; nobody honestly can. We don’t take criminal, immigration or injury
          cases. If yours is one of those, the lawyer referral service of the county bar can name
          somebody who does.
        </p>
        <p>
          <a href="/attorneys">Meet the attorneys</a>
        </p>
      </ProsePage>
      <CallToAction firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}
