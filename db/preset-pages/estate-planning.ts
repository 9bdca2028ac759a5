import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';
import { disclaimer, firstTalk } from './area-parts.ts';
import { closing } from './closing.ts';
import { ESTATE_QUESTIONS } from './questions.ts';

export const estatePlanningPage: PageContentInput = {
  name: 'Estate Planning',
  title: 'Estate planning, trusts and probate in {city}',
  description:
    'Wills, living trusts, trust administration and probate in {city}: what each is for, and what to do first.',
  heading: 'Estate Planning',
  lead: 'Who decides if you can’t, who inherits, and who looks after the children. Written down once, so that nobody has to guess.',
  area: 'estate-planning',
  blocks: [
    {
      type: 'text',
      html: '<p>Planning is not about death. It is about the people who would have to carry on: what they would need to find, sign and decide in a week when they can hardly think.</p>',
    },
    ...firstTalk,
    {
      type: 'text',
      heading: 'Wills and living trusts',
      html: '<p>A will says who receives what, and names a guardian for your children. It speaks through the probate court. A living trust holds your home and accounts now, under your own control, and hands them on without the court. Most plans have both, and two more papers: a power of attorney for money, and a health care directive.</p>',
    },
    {
      type: 'note',
      title: 'Trustee, in plain words',
      text: 'Whoever manages what a trust holds. While you live, that is usually you.',
    },
    {
      type: 'text',
      heading: 'Trust administration',
      anchor: 'trust-administration',
      html: '<p>When somebody with a trust dies, the trustee has work to do in a set order: notices, an inventory, debts and taxes, then distributions, with an account of it all. A trustee who skips a step can be liable for it (Probate Code §§16400, 16440). We turn the box of papers into a list with dates.</p>',
    },
    {
      type: 'note',
      title: 'Probate, in plain words',
      text: 'The court process that passes on what was in one person’s name alone.',
    },
    {
      type: 'text',
      heading: 'Probate',
      anchor: 'probate',
      html: '<p>What was left in one person’s own name, with no trust, joint owner or beneficiary to receive it, is passed on by the court. We file the petition, publish the notice, deal with creditors and bring it to the final order. Small estates, modest homes and what goes to a spouse have shorter ways; we tell you if yours does.</p>',
    },
    {
      type: 'text',
      showWhen: 'probate_calculator',
      html: '<p><a href="/probate-calculator">See what probate could cost</a></p>',
    },
    {
      type: 'steps',
      heading: 'What happens first',
      anchor: 'first-steps',
      items: [
        {
          label: 'At the first talk',
          title: 'We ask who and what',
          text: 'Who depends on you, what you own, and whose name is on it.',
        },
        {
          label: 'Before anything is signed',
          title: 'You read it at home',
          text: 'You ask about every sentence that is not clear, and change what is wrong.',
        },
        {
          label: 'At the signing',
          title: 'Two witnesses, and a notary where one is needed',
          text: 'A will needs two witnesses (Probate Code §6110). A deed needs a notary before it can be recorded.',
        },
        {
          label: 'In the weeks after',
          title: 'The trust receives what it should hold',
          text: 'The deed of the home is recorded in the name of the trustee, and accounts are retitled. A trust that holds nothing avoids nothing.',
        },
        {
          label: 'When the family changes',
          title: 'You look at it again',
          text: 'A birth, a death, a marriage or a divorce can change what the papers should say.',
        },
      ],
    },
    {
      type: 'list',
      heading: 'What to do this week',
      items: [
        { text: 'List what you own, and whose name is on it.' },
        { text: 'Ask your bank and insurer who your beneficiaries are.' },
        { text: 'Think of one person for money, one for health, and one for the children.' },
        { text: 'Find the deed to your home.' },
      ],
    },
    { type: 'questions', heading: 'Questions people ask first', items: ESTATE_QUESTIONS },
    ...disclaimer,
    ...closing,
  ],
};
