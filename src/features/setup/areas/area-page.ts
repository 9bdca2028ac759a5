import { type PageContent, pageContentSchema } from '../../pages/blocks/schema.ts';

/**
 * The initial content of a page about a practice area, which staff edit before they publish it. Makes no promises, and
 * uses merge fields for the name, city and phone number of the firm.
 */
export function areaPageContent({
  key,
  label,
  summary,
}: {
  key: string;
  label: string;
  summary: string;
}): PageContent {
  return pageContentSchema.parse({
    name: label,
    title: `${label} in {city}`,
    description: `${label} at {firm} in {city}, {region}: what it is about, and how to reach us.`,
    heading: label,
    lead: summary || 'What this is about, and how to reach us.',
    area: key,
    blocks: [
      {
        type: 'text',
        heading: 'Is this your matter?',
        html: '<p>Call {phone} or write to us, and say in your own words what has happened. Ask whether it is a matter that {firm} takes.</p>',
      },
      {
        type: 'steps',
        heading: 'How it begins',
        items: [
          {
            label: null,
            title: 'The first talk',
            text: 'Have at hand what you have in writing: letters, agreements, and the dates in them. Missing papers are fine.',
          },
          {
            label: null,
            title: 'The agreement',
            text: 'If the firm takes your matter, a written agreement says what it does and how it charges.',
          },
        ],
      },
      {
        type: 'text',
        html: '<p>This page is general information, not legal advice. Your facts matter.</p>',
      },
      {
        type: 'callToAction',
        heading: 'You don’t have to decide anything today.',
        text: 'Tell us what is going on, in your own words.',
      },
    ],
  });
}
