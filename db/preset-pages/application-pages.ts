import { closing } from './closing.ts';
import type { PresetPage } from './pages.ts';

const NEWSLETTER_TITLE = 'A plain-words letter, when we publish something';
const NEWSLETTER_LEAD =
  'What changed in California family and estate law, and whether it matters to you.';

/** The pages with a built-in function, which their texts surround. */
export const applicationPages: readonly PresetPage[] = [
  {
    path: '/attorneys',
    kind: 'application',
    content: {
      name: 'Our {attorneys}',
      title: 'Our {attorneys}',
      description:
        'The people who answer: our {attorneys} in {city}, what they do and how they work.',
      heading: 'The people who answer',
      lead: 'The {attorney} you meet is the {attorney} who does the work. Choose whom you would like to talk to.',
      blocks: [...closing],
    },
  },
  {
    path: '/probate-calculator',
    kind: 'application',
    content: {
      name: 'Calculator',
      title: 'Probate or living trust calculator',
      description:
        'What would probate cost your family in California, and what does a living trust cost? One number in, two costs out.',
      heading: 'Probate or a living trust: what is the difference in dollars?',
      lead: 'One number in, two costs out. Nothing is stored unless you leave an e-mail address.',
      blocks: [
        {
          type: 'note',
          title: 'Probate, in plain words',
          text: 'The court process that passes on what someone owned in their own name, with no trust, joint owner or beneficiary to receive it.',
        },
        {
          type: 'note',
          title: 'A living trust, in plain words',
          text: 'A folder with your name on it that already owns the house. You keep the keys; the folder knows who gets them next.',
        },
        ...closing,
      ],
    },
  },
  {
    path: '/schedule',
    kind: 'application',
    content: {
      name: 'Schedule Consultation',
      title: 'Schedule Your Consultation',
      description: 'Choose a free time for a first consultation with {anAttorney} in {city}.',
      heading: 'Schedule Consultation',
      lead: 'Choose a free time for a first consultation.',
      blocks: [],
    },
  },
  {
    path: '/contact',
    kind: 'application',
    content: {
      name: 'Contact',
      title: 'Contact',
      description:
        'Write to us, call us or find the way to our office in {city}. A person reads every message.',
      heading: 'Tell us what is going on',
      lead: 'In your own words. A person reads every message{replyPromise}.',
      blocks: [],
    },
  },
  {
    path: '/blog',
    kind: 'application',
    content: {
      name: 'Legal Insights',
      title: 'Legal Insights',
      description:
        'Plain-words articles on divorce, custody, wills, living trusts and probate in {city} and {state}.',
      heading: 'Legal Insights',
      lead: 'What we have learned from {city} families, written down without the Latin.',
      blocks: [...closing],
    },
  },
  {
    path: '/external-articles',
    kind: 'application',
    content: {
      name: 'News from elsewhere',
      title: 'News from elsewhere',
      description:
        'Outside articles on family and estate law that we read and think worth your time.',
      heading: 'News from elsewhere',
      lead: 'Outside articles that we read and think worth your time. They open on the sites that wrote them.',
      blocks: [],
    },
  },
  {
    path: '/reviews',
    kind: 'application',
    content: {
      name: 'Reviews',
      title: 'Reviews',
      description: 'A selection of what clients wrote about our work, in their own words.',
      heading: 'What clients say',
      lead: 'A selection, in their own words. What was right for them may not be right for you.',
      blocks: [...closing],
    },
  },
  {
    path: '/newsletter',
    kind: 'application',
    content: {
      name: 'Newsletter',
      title: NEWSLETTER_TITLE,
      description: NEWSLETTER_LEAD,
      heading: NEWSLETTER_TITLE,
      lead: NEWSLETTER_LEAD,
      blocks: [],
    },
  },
  {
    path: '/sitemap',
    kind: 'application',
    content: {
      name: 'Sitemap',
      title: 'Sitemap',
      description: 'Every page of this website in one list.',
      heading: 'Sitemap',
      lead: 'Every page of this website in one list.',
      blocks: [],
    },
  },
];
