import type { ItemState } from '../../../src/features/setup/rules.ts';
import type { SetupPlace } from './setup-search.ts';

/** The texts of each step: the label in the list of steps, the title, and the explanation. */
export const PLACE_WORDS: Readonly<
  Record<SetupPlace, { name: string; title: string; lead: string }>
> = {
  firm: {
    name: 'The firm',
    title: 'Who is the firm?',
    lead: 'Your name, address and phone number. They appear on every page, in mails and in calendar invitations.',
  },
  attorney: {
    name: 'Responsible attorney',
    title: 'Who is responsible for the site?',
    lead: 'A law firm’s website is advertising. The legal pages name the attorney who is responsible for it.',
  },
  areas: {
    name: 'Areas of law',
    title: 'Which areas of law do you work in?',
    lead: 'Choose what the site, the contact form and the booking offer. You can change it at any time.',
  },
  people: {
    name: 'People',
    title: 'Who works here?',
    lead: 'Your attorneys, in the order in which the site shows them. Photos can follow later.',
  },
  hours: {
    name: 'Hours and consultations',
    title: 'When can clients come?',
    lead: 'When the office is open, when consultations begin, and which ones you offer.',
  },
  colours: {
    name: 'Colours',
    title: 'What should the site look like?',
    lead: 'Choose a theme. You can change its colours later under Themes.',
  },
  mail: {
    name: 'Mail',
    title: 'How does the site send mail?',
    lead: 'Clients get confirmations and reminders by mail. Your mail provider or IT support can tell you these details.',
  },
  domain: {
    name: 'Domain',
    title: 'Where do visitors find the site?',
    lead: 'The address is set where the site is installed. Here you see what to ask for, and whether it works.',
  },
  legal: {
    name: 'Legal texts',
    title: 'Are the legal texts right for your firm?',
    lead: 'They came with the site and were written for no firm in particular. An attorney has to read them before clients do.',
  },
  samples: {
    name: 'Demo content',
    title: 'What came with the site?',
    lead: 'The site came with invented articles, clients and people, to show how it looks with content.',
  },
  ready: {
    name: 'Ready to open?',
    title: 'Ready to open?',
    lead: 'What is left to do before you announce the site. The dashboard shows this list until it is done.',
  },
};

export const STATE_WORDS: Readonly<Record<ItemState, string>> = {
  open: 'To do',
  done: 'Done',
  skipped: 'Skipped',
};
