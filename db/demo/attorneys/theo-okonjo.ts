import { attorneyPage, type DemoAttorney } from './demo-attorney.ts';

export const theoOkonjo: DemoAttorney = {
  slug: 'theo-okonjo',
  admissions: [{ place: 'California', barNumber: '000002', year: 2009 }],
  education: ['J.D., sample school of law, 2009', 'B.S. in accounting, sample university, 2005'],
  memberships: ['Trusts and estates section, sample bar association'],
  page: attorneyPage({
    name: 'Theo Okonjo',
    role: 'Estate planning',
    lead: 'He writes wills and trusts that the family can still read when they need them.',
    heading: 'What he does',
    text: [
      'Theo begins with a sheet of paper and your family on it: who is there, who depends on whom, who lives in the house. Only then does he ask what you own.',
      'Most people need fewer documents than they fear. You hear which ones, what each is for, and what happens without it, before he drafts a line.',
      'When the papers are signed, you get a folder with two pages on top: where everything is, and whom to call.',
    ],
    term: {
      title: 'A living trust, in plain words',
      text: 'A box with a name on it. What you put into it, somebody you choose looks after by your rules, and passes on.',
    },
  }),
};
