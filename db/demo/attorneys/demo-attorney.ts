import type { Admission } from '../../../src/features/firm/attorneys/schema.ts';
import type { PageContentInput } from '../../../src/features/pages/blocks/schema.ts';

/** What the page of an attorney of the demo firm says beside the profile. Schools, bars and numbers are samples. */
export type DemoAttorney = {
  slug: string;
  admissions: readonly Admission[];
  education: readonly string[];
  memberships: readonly string[];
  page: PageContentInput;
};

/** The page that staff could have written: what the attorney does, and a word explained beside it. */
export const attorneyPage = ({
  name,
  role,
  lead,
  heading,
  text: [first, ...others],
  term,
}: {
  name: string;
  role: string;
  lead: string;
  heading: string;
  text: readonly [string, ...string[]];
  term: { title: string; text: string };
}): PageContentInput => ({
  name,
  title: `${name}, ${role}`,
  description: lead,
  heading: name,
  lead,
  blocks: [
    { type: 'text', heading, html: `<p>${first}</p>` },
    { type: 'note', ...term },
    { type: 'text', html: others.map((each) => `<p>${each}</p>`).join('') },
  ],
});
