import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';
import { disclaimer, firstTalk } from './area-parts.ts';
import { closing } from './closing.ts';
import { FAMILY_QUESTIONS } from './questions.ts';

export const familyLawPage: PageContentInput = {
  name: 'Family Law',
  title: 'Family law, divorce and custody in {city}',
  description:
    'Divorce, separation, child custody and support in {city}: what happens, how long it takes, and what to do first.',
  heading: 'Family Law',
  lead: 'When a family changes shape, somebody has to write down how it will work from now on. We help you do that with as little harm as possible.',
  area: 'family-law',
  blocks: [
    {
      type: 'text',
      html: '<p>Few people have done this before. You don’t have to know the words. You have to know three things: what is yours, what your children need, and what you can pay. We start there.</p>',
    },
    {
      type: 'notice',
      tone: 'warning',
      html: '<p><b>If you are in danger, call {emergencyNumber}.</b> The {hotline} answers day and night: {hotlineNumber}.</p>',
      hasLeaveLink: true,
    },
    ...firstTalk,
    {
      type: 'note',
      title: 'A petition, in plain words',
      text: 'The paper that opens the case. It says what you ask for; it decides nothing.',
    },
    {
      type: 'text',
      heading: 'Divorce and separation',
      anchor: 'divorce',
      html: '<p>A divorce starts with a petition, of one spouse or of both together, and ends with a judgment that says who has what, who pays whom, and where the children live. In between, both of you have to lay your money open. Where you can agree, we write it down so that it holds. Where you can’t, a judge decides, and we prepare you for that.</p><p>A legal separation settles the same questions without ending the marriage. Some choose it for faith, some for health insurance, some because they need time.</p>',
    },
    {
      type: 'note',
      title: 'Custody, in plain words',
      text: 'Two things: who decides about school and health, and where the child lives. Parents can share both.',
    },
    {
      type: 'text',
      heading: 'Child custody',
      anchor: 'custody',
      html: '<p>California speaks of legal custody, which is who decides, and physical custody, which is where a child lives. A good parenting plan answers the small questions before they become big ones: school mornings, birthdays, sickness, travel. We build it around the child’s week.</p>',
    },
    {
      type: 'text',
      heading: 'Support',
      html: '<p>Child support follows a formula with two main numbers: what each parent earns, and how much time the child spends with each. Spousal support depends on much more, and on how long you were married. We run the numbers with you before anybody argues about them.</p>',
    },
    {
      type: 'steps',
      heading: 'What happens first',
      anchor: 'first-steps',
      items: [
        {
          label: 'The first day',
          title: 'One of you files, or both together',
          text: 'The petition goes to the Superior Court. Spouses who agree can file one joint petition.',
        },
        {
          label: 'Then',
          title: 'The papers are served',
          text: 'An adult who is not part of the case hands them over. From then on standard orders bind both of you: no moving the children out of the state, no cancelled insurance, no hidden transfers (Family Code §2040).',
        },
        {
          label: 'Within 30 days',
          title: 'An answer',
          text: 'Whoever was served has 30 days to respond. Without a response the case can go on alone.',
        },
        {
          label: 'Within 60 days',
          title: 'Both of you lay open what there is',
          text: 'Each side lists income, property and debts within 60 days of its own first paper (Family Code §2104).',
        },
        {
          label: 'After six months',
          title: 'The earliest end',
          text: 'No divorce is final before six months have passed from service or the first appearance (Family Code §2339). Many take longer.',
        },
      ],
    },
    {
      type: 'list',
      heading: 'What to do this week',
      items: [
        { text: 'Copy last year’s tax return, recent pay stubs and account statements.' },
        { text: 'Write down the dates: married, separated, children born.' },
        { text: 'Keep paying what you always paid. Move no large sums.' },
        { text: 'Say nothing online that you would not read aloud in court.' },
      ],
    },
    { type: 'questions', heading: 'Questions people ask first', items: FAMILY_QUESTIONS },
    ...disclaimer,
    ...closing,
  ],
};
