import { attorneyPage, type DemoAttorney } from './demo-attorney.ts';

export const inesHalloran: DemoAttorney = {
  slug: 'ines-halloran',
  admissions: [{ place: 'California', barNumber: '000003', year: 2014 }],
  education: ['J.D., sample school of law, 2014', 'B.A. in linguistics, sample university, 2010'],
  memberships: ['Trusts and estates section, sample bar association'],
  page: attorneyPage({
    name: 'Ines Halloran',
    role: 'Trust administration',
    lead: 'She goes through the papers with those who have been left to deal with them. In English or in Portuguese.',
    heading: 'What she does',
    text: [
      'Somebody has died, and you are the trustee. Ines turns the box of papers into a list with dates on it: what has to be done, by whom, and what can wait.',
      'She writes the letters to banks, buyers and relatives, and shows you each one first. Every month you get one page about where things stand.',
      'If the family disagrees, she says early what a court would look at, so that you can decide whether it is worth it.',
    ],
    term: {
      title: 'A trustee, in plain words',
      text: 'The person who looks after what is in a trust, for those it is meant for, and has to be able to account for it.',
    },
  }),
};
