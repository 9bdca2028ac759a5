import { createFileRoute } from '@tanstack/react-router';
import { AreaPage } from '../features/firm/practice-areas/area-page.tsx';
import { FAMILY_QUESTIONS } from '../features/firm/practice-areas/questions.ts';
import { SafetyNotice } from '../features/firm/practice-areas/safety-notice.tsx';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/practice-areas/family-law')({
  ...layoutRoute({
    path: '/practice-areas/family-law',
    title: 'Family law, divorce and custody in San Diego',
    description:
      'Divorce, separation, child custody and support in San Diego: what happens, how long it takes, and what to do first.',
    name: 'Family Law',
    below: { name: 'Practice Areas', path: '/practice-areas' },
  }),
  component: FamilyLawPage,
});

function FamilyLawPage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <>
      <AreaPage
        title="Family Law"
        lead="When a family changes shape, somebody has to write down how it will work from now on. We help you do that with as little harm as possible."
        area="family-law"
        canBook={visibility.consultation_booking}
        questions={FAMILY_QUESTIONS}
        notice={<SafetyNotice />}
      >
        <p>
          Few people have done this before. You don’t have to know the words. You have to know three
          things: what is yours, what your children need, and what you can pay. We start there.
        </p>
        <h2 id="divorce">Divorce and separation</h2>
        <p>
          A divorce starts with a petition, of one spouse or of both together, and ends with a
          judgment that says who has what, who pays whom, and where the children live. In between,
          both of you have to lay your money open. Where you can agree, we write it down so that it
          holds. Where you can’t, a judge decides, and we prepare you for that.
        </p>
        <p>
          A legal separation settles the same questions without ending the marriage. Some choose it
          for faith, some for health insurance, some because they need time.
        </p>
        <h2 id="custody">Child custody</h2>
        <p>
          California speaks of legal custody, which is who decides, and physical custody, which is
          where a child lives. A good parenting plan answers the small questions before they become
          big ones: school mornings, birthdays, sickness, travel. We build it around the child’s
          week.
        </p>
        <h2>Support</h2>
        <p>
          Child support follows a formula with two main numbers: what each parent earns, and how
          much time the child spends with each. Spousal support depends on much more, and on how
          long you were married. We run the numbers with you before anybody argues about them.
        </p>
        <h2>What to do this week</h2>
        <ul>
          <li>Copy last year’s tax return, recent pay stubs and account statements.</li>
          <li>Write down the dates: married, separated, children born.</li>
          <li>Keep paying what you always paid. Move no large sums.</li>
          <li>Say nothing online that you would not read aloud in court.</li>
        </ul>
      </AreaPage>
      <CallToAction firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}
