import { createFileRoute } from '@tanstack/react-router';
import { AreaPage } from '../features/firm/practice-areas/area-page.tsx';
import { ESTATE_QUESTIONS } from '../features/firm/practice-areas/questions.ts';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/practice-areas/estate-planning')({
  ...layoutRoute({
    path: '/practice-areas/estate-planning',
    title: 'Estate planning, trusts and probate in San Diego',
    description:
      'Wills, living trusts, trust administration and probate in San Diego: what each is for, and what to do first.',
    name: 'Estate Planning',
    below: { name: 'Practice Areas', path: '/practice-areas' },
  }),
  component: EstatePlanningPage,
});

function EstatePlanningPage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <>
      <AreaPage
        title="Estate Planning"
        lead="Who decides if you can’t, who inherits, and who looks after the children. Written down once, so that nobody has to guess."
        area="estate-planning"
        canBook={visibility.consultation_booking}
        questions={ESTATE_QUESTIONS}
      >
        <p>
          Planning is not about death. It is about the people who would have to carry on: what they
          would need to find, sign and decide in a week when they can hardly think.
        </p>
        <h2>Wills and living trusts</h2>
        <p>
          A will says who receives what, and names a guardian for your children. It speaks through
          the probate court. A living trust holds your home and accounts now, under your own
          control, and hands them on without the court. Most plans have both, and two more papers: a
          power of attorney for money, and a health care directive.
        </p>
        <h2 id="trust-administration">Trust administration</h2>
        <p>
          When somebody with a trust dies, the trustee has work to do in a set order: notices, an
          inventory, debts and taxes, then distributions, with an account of it all. A trustee who
          skips a step can be liable for it. We turn the box of papers into a list with dates.
        </p>
        <h2 id="probate">Probate</h2>
        <p>
          What was left in one person’s own name, with no trust, joint owner or beneficiary to
          receive it, is passed on by the court. We file the petition, publish the notice, deal with
          creditors and bring it to the final order. Small estates, modest homes and what goes to a
          spouse have shorter ways; we tell you if yours does.
        </p>
        {visibility.probate_calculator && (
          <p>
            <a href="/probate-calculator">See what probate could cost</a>
          </p>
        )}
        <h2>What to do this week</h2>
        <ul>
          <li>List what you own, and whose name is on it.</li>
          <li>Ask your bank and insurer who your beneficiaries are.</li>
          <li>Think of one person for money, one for health, and one for the children.</li>
          <li>Find the deed to your home.</li>
        </ul>
      </AreaPage>
      <CallToAction firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}
