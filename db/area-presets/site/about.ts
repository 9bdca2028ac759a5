import type { PageContentInput } from '../../../src/features/pages/blocks/schema.ts';
import { closing } from '../../preset-pages/closing.ts';
import { areaWords, type PresetSite } from './site.ts';

export const aboutPage = (site: PresetSite): PageContentInput => ({
  name: 'About us',
  title: 'About us',
  description: `How we work: plain words, written next steps, no surprises in the bill. ${areaWords(site, { isStart: true })} in {city}.`,
  heading: 'We explain it until it makes sense',
  lead: `{firm} is a law firm in {city}. Our work: ${areaWords(site)}.`,
  blocks: [
    {
      type: 'text',
      html: '<p>People come to us in bad weeks: a letter is on the kitchen table, a date is set, something cannot wait. They do not need a speech. They need to know what happens next, what it costs, and what they can leave for later.</p>',
    },
    {
      type: 'list',
      heading: 'How we work',
      items: [
        {
          term: 'Plain words.',
          text: 'If you cannot repeat to a friend what we told you, we have not explained it well enough.',
        },
        {
          term: 'Written next steps.',
          text: 'After each meeting you get a short list: what we do, what you do, and by when.',
        },
        {
          term: 'The calmest road first.',
          text: 'Where a matter can be settled, we try that first. Where it can’t, we go on prepared.',
        },
        {
          term: 'One person who answers.',
          text: 'The {attorney} you meet is the {attorney} who does the work.',
        },
      ],
    },
    {
      type: 'steps',
      heading: 'How a matter runs',
      items: [
        {
          label: 'The first talk',
          title: 'You tell us what is going on',
          text: 'In your own words. You hear what happens next, what it would cost, and whether you need us at all.',
        },
        {
          label: 'After it',
          title: 'You get a list',
          text: 'What we do, what you do, and by when. With it comes the fee agreement, to read at home before you sign.',
        },
        {
          label: 'The work',
          title: 'You know where it stands',
          text: 'You see what we write in your name before it goes out, and every answer when it comes.',
        },
        {
          label: 'The end',
          title: 'It is written down',
          text: 'A decision, an agreement or a closed file, and a last list of what is left for you to do.',
        },
      ],
    },
    {
      type: 'note',
      title: 'A fee agreement, in plain words',
      text: 'The paper that says what a lawyer does for you, how it is charged, and what each side may expect of the other.',
    },
    {
      type: 'text',
      heading: 'What it costs',
      html: '<p>Before we start, you get a written fee agreement that says how we charge and what we expect it to come to. If that changes, you hear it from us before it happens, and you decide.</p>',
    },
    {
      type: 'text',
      showWhen: 'free_consultation',
      html: '<p>An initial consultation is free.</p>',
    },
    {
      type: 'text',
      heading: 'What we don’t do',
      html: '<p>We promise no outcomes; nobody honestly can. If yours is not a matter for us, we say so. {referral} can then name somebody.</p><p><a href="/attorneys">Meet the {attorneys}</a></p>',
    },
    ...closing,
  ],
});
