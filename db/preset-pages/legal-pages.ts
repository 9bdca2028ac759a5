import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';

const text = (heading: string, html: string) => ({ type: 'text' as const, heading, html });

export const termsPage: PageContentInput = {
  name: 'Terms of Service',
  title: 'Terms of Service',
  description: 'What this website is, what it is not, and what we ask of those who use it.',
  heading: 'Terms of Service',
  lead: 'What this website is, what it is not, and what we ask of you.',
  blocks: [
    text(
      'General information, not legal advice',
      '<p>Everything on this website is general information about {stateLaw}. Laws change, and your facts matter. Please don’t act, or wait, because of what you read here without talking to a lawyer.</p>',
    ),
    text(
      'No lawyer-client relationship',
      '<p>Reading this website, using the calculator, booking a consultation or writing to us does not make {firm} your lawyer. That happens only when both of us have signed a fee agreement. Until then no deadline of yours is in our hands.</p>',
    ),
    text(
      'Consultations',
      '<p>A time that the website confirms is reserved for you. If you cannot come, please call, so that somebody else can have it. We may have to decline a matter, for example because of a conflict of interest.</p>',
    ),
    {
      type: 'text',
      showWhen: 'free_consultation',
      html: '<p>An initial consultation is free.</p>',
    },
    text(
      'The calculator',
      '<p>Its results are planning estimates from a simplified fee schedule. What probate or a trust costs in your case can be more or less.</p>',
    ),
    text(
      'Fair use',
      '<p>Please use the forms for what they are for, and don’t try to disturb the website. You may link to any page, and quote from our articles if you name where they are from.</p>',
    ),
    text('Other websites', '<p>Where we link to other websites, what they say is theirs.</p>'),
    text(
      'Which law applies',
      '<p>These terms are under the law of {state}, where we are admitted to practise.</p>',
    ),
  ],
};

export const advertisingPage: PageContentInput = {
  name: '{advertisingPage}',
  title: '{advertisingPage}',
  description:
    'This website is advertising by a law firm. What that means, and who answers for it.',
  heading: '{advertisingPage}',
  lead: 'This website is advertising by a law firm. The {advertisingRules} apply to it.',
  blocks: [
    text('Who answers for it', '<p>{firm}, {address}. Telephone {phone}.</p>'),
    {
      type: 'text',
      showWhen: 'responsible_attorney',
      html: '<p>{Attorney} responsible for this website: {responsibleAttorney}. {barNumberLabel}: {barNumber}.</p>',
    },
    text(
      'No promises',
      '<p>Nothing here is a guarantee, warranty or prediction about the outcome of your matter. Each one depends on its own facts. What clients say about us, and results in other matters, do not tell you what yours will be.</p>',
    ),
    text(
      'Figures about us',
      '<p>Ratings, years of experience and times to reply on this website are the firm’s own statements. Reviews from other websites are quoted with their source and date. What is marked “Sample” is an illustration and not from clients.</p>',
    ),
    text(
      'No advice, no relationship',
      '<p>This website is general information, not legal advice, and using it creates no lawyer-client relationship.</p>',
    ),
  ],
};

export const accessibilityPage: PageContentInput = {
  name: 'Accessibility',
  title: 'Accessibility',
  description:
    'How this website is made so that everybody can use it, and whom to tell where it falls short.',
  heading: 'Accessibility',
  lead: 'Everybody has the right to understand the law that applies to them. This website is made so that you can.',
  blocks: [
    text(
      'What we aim for',
      '<p>We follow the Web Content Accessibility Guidelines 2.2 at level AA. Every page is checked by a program in its light, dark and warm colours, and the booking is worked through with the keyboard alone.</p><ul><li>Everything works with a keyboard, and shows where you are.</li><li>Text can be enlarged to 200% without losing anything.</li><li>Nothing moves if your device asks for less motion.</li><li>Pages can be read, and messages sent, without scripts.</li></ul>',
    ),
    text(
      'Choosing a time online',
      '<p>Booking needs scripts. If it does not work for you, call us at {phone} and we find a time together. {relay}</p>',
    ),
    text(
      'Where we fall short',
      '<p>Please tell us at {email}. We mend it, and send you what you were looking for in the meantime. If you need an interpreter or a room without steps, say so when you book.</p>',
    ),
  ],
};

export const privacyPage: PageContentInput = {
  name: 'Privacy Policy',
  title: 'Privacy Policy',
  description: 'What this website keeps about you, why, for how long, and how to have it removed.',
  heading: 'Privacy Policy',
  lead: 'What this website keeps about you, why, and how to have it removed. In short: only what you type in and send.',
  blocks: [
    {
      type: 'text',
      html: '<p>Effective November 26, 2026.</p><p>{firm} runs this website. If anything here is unclear, call us at {phone} or write to {email}.</p>',
    },
    {
      type: 'list',
      heading: 'What we keep',
      items: [
        {
          term: 'When you book a consultation:',
          text: 'your name, e-mail address, phone number if you give one, how we may reach you if you say so, the practice area, the {attorney} you choose, the names of the other side if you give them, your notes, and the time. We need them to meet you, and the names of the other side to check that we do not work for them already.',
        },
        {
          term: 'When you write to us:',
          text: 'your name, e-mail address, phone number if you give one, how we may reach you if you say so, the names of the other side if you give them, your message, and the time at which you agreed that we may use them to answer.',
        },
        {
          term: 'When you leave an e-mail address with a calculation:',
          text: 'the address and the figures, to send them to you. Without an address we keep nothing of a calculation: your browser does it, or, if it runs no scripts, our server, which stores nothing.',
        },
        {
          term: 'When you ask for our letter:',
          text: 'your e-mail address, and the words and the time of your agreement. Each letter has a link that ends it.',
        },
      ],
    },
    text(
      'What we don’t do',
      '<p>We set no cookies and use no advertising or tracking. Nothing on our pages is loaded from other companies. Your choice of colours is kept in your own browser. We sell nothing to anybody.</p><p>A browser can send a “Do Not Track” or “Global Privacy Control” signal. Our pages answer it in the same way as its absence, because neither we nor others track here what you do, on this website or across others.</p>',
    ),
    text(
      'Technical records',
      '<p>Our server counts how often an address sends forms, for minutes and for 25 hours at most, to stop abuse. Its log has no names, addresses or messages in it.</p><p>It also counts how often each page is opened in a day, from which other websites, on which kind of device, in which language, how far bookings get, and which words a search here did not find. These are sums that name nobody: we keep nothing about single visits, show no sum below five, and delete the sums after 13 months.</p>',
    ),
    text(
      'Who sees it, and for how long',
      '<p>The people of the firm, and the companies that run our server, deliver our mail and keep our calendar, under contract. We keep it longer than said here only where the law or a lawyer’s duties ask for it.</p>',
    ),
    { type: 'retention' },
    text(
      'Changes',
      '<p>When we change this policy, its new text and effective date stand on this page before it applies. What you sent us earlier stays under the policy of that time, unless you agree to the new one.</p>',
    ),
    text(
      'Your rights',
      '<p>You may ask what we have about you, have it corrected, or have it removed. {privacyRights} Call or write, and we will do it within 45 days.</p>',
    ),
    text(
      'Confidentiality',
      '<p>We treat what you send us as confidential. Still, sending it creates no lawyer-client relationship: please leave out what you would not want to be read before we have agreed to work for you.</p>',
    ),
  ],
};
