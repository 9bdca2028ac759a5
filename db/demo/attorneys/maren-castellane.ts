import { attorneyPage, type DemoAttorney } from './demo-attorney.ts';

export const marenCastellane: DemoAttorney = {
  slug: 'maren-castellane',
  admissions: [{ place: 'California', barNumber: '000001', year: 2003 }],
  education: [
    'J.D., sample school of law, 2003',
    'B.A. in history, sample university, 1999',
    'Training as a family mediator, sample institute, 1999',
  ],
  memberships: ['Family law section, sample bar association'],
  page: attorneyPage({
    name: 'Maren Castellane',
    role: 'Family law',
    lead: 'She helps parents and spouses come apart without coming undone: custody, divorce, support. In English or in Spanish.',
    heading: 'What she does',
    text: [
      'Maren works for one parent or one spouse at a time, mostly in the months between “we can’t go on” and a signed judgment. She asks what a normal week should look like a year from now, and writes that week down. The papers follow from it.',
      'She mediated for years before she took cases to court, and still settles where a settlement holds. Where it does not, she tries the case herself.',
      'You see every letter before it goes out. She reads agreements aloud with you, and stops where your face says “what?”.',
    ],
    term: {
      title: 'A settlement, in plain words',
      text: 'What both of you agree to in writing. Once a judge signs it, it counts as much as a judgment.',
    },
  }),
};
