import type { AreaPreset } from './preset.ts';

export const custody: AreaPreset = {
  key: 'custody',
  figure: 'custody',
  description:
    'Child custody and parenting plans in {city}: what a court looks at, and what to do first.',
  lead: 'A child needs to know where they sleep on Tuesday. A good plan answers that, and the small questions after it.',
  intro:
    'You don’t have to win against the other parent. You have to find a week that your child can live in. We begin with that week.',
  sections: [
    {
      heading: 'Two questions',
      text: 'Who decides about school, health and faith? And where does the child live, on which days? Parents can share both, or one may have more of either. The words for it differ from place to place.',
      term: {
        title: 'Custody, in plain words',
        text: 'Two things: who decides for a child, and where the child lives.',
      },
    },
    {
      heading: 'A parenting plan',
      text: 'It says who brings the child to school, who stays home when they are ill, and what happens on birthdays, in the holidays and when somebody moves. The more it says about an ordinary week, the less there is to argue about.',
    },
    {
      heading: 'When parents can’t agree',
      text: 'A judge then decides by what is best for the child. Health, safety, school, and how each parent supports the other’s place in the child’s life can all count. In many courts parents meet a mediator first.',
    },
  ],
  steps: [
    {
      label: 'At the first talk',
      title: 'We look at an ordinary week',
      text: 'Who does what now, what works, and what does not.',
    },
    {
      label: 'Then',
      title: 'A proposal',
      text: 'We write down a plan that could work, and you read it before anybody else does.',
    },
    {
      label: 'If it is needed',
      title: 'Mediation or a hearing',
      text: 'We tell you what to bring, what will be asked, and what to leave out.',
    },
    {
      label: 'At the end',
      title: 'An order',
      text: 'A court makes it binding, whether the two of you agreed on it or a judge decided.',
    },
  ],
  todo: [
    'Write down the week as it is now: nights, school, doctors, practice.',
    'Keep messages between you and the other parent, and keep them short.',
    'Leave your child out of the argument, and off your social media.',
    'If an order exists, keep to it until a court changes it.',
  ],
  questions: [
    {
      question: 'Does my child get to choose?',
      answer:
        'A judge may hear what a child wants, more so the older the child is. It is one thing among many. Please don’t ask your child to choose between you.',
    },
    {
      question: 'The other parent wants to move away. What now?',
      answer:
        'If there is an order, look at what it says about moving, and ask before the move, not after it. Courts look at the reasons, the distance, and the child’s ties to both of you.',
    },
    {
      question: 'My child is not safe there. What can I do today?',
      answer:
        'If a child is in danger, call {emergencyNumber}. A court can make an order quickly when there is a danger. Tell us what happened, when, and who saw it.',
    },
  ],
  types: [
    {
      key: 'custody',
      label: 'Child Custody Consultation (45 min)',
      durationMinutes: 45,
      description: 'The child’s week: how it is, how it could be, and how to write it down.',
      bringText:
        'Orders and agreements about the children, and the week as it is now. Missing papers are fine.',
    },
  ],
  messageHint: 'How old the children are, where they live now, and any date that is set.',
  isAboutSafety: true,
};
