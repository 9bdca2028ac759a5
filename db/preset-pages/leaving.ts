import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';

const text = (heading: string, html: string) => ({ type: 'text' as const, heading, html });

/** The page about the quick exit. The hotline numbers are shown below its text. */
export const leavingPage: PageContentInput = {
  name: 'Leaving this site quickly',
  title: 'Leaving this site quickly',
  description:
    'What the control “Leave this page” does, what it cannot do, and where to find help that is safer.',
  heading: 'Leaving this site quickly',
  lead: 'Some pages have a control, “Leave this page”, for moments when nobody should see what you are reading. Here is what it can and cannot do.',
  blocks: [
    text(
      'How to use it',
      '<p>Press <b>Leave this page</b> at the top of the page, or press the Shift key three times on a keyboard. With the on-screen keyboard of a phone or tablet only the control works, because such keyboards press Shift by themselves.</p>',
    ),
    text(
      'What it does',
      '<ul><li>The page goes blank at once, and an unrelated website opens in its place.</li><li>What you had typed is cleared, and so is what this site had kept in the tab.</li><li>The Back button of this tab does not bring our pages back. If you open our address again, the site works as usual.</li></ul>',
    ),
    text(
      'What it cannot do',
      '<ul><li>It does not delete your browser’s history. The pages that you have opened are still listed there, and your browser may suggest our address when somebody types.</li><li>It closes no other tabs or windows, and deletes no downloads, mails or calendar entries.</li><li>It cannot undo what you have already sent to us, or calls that you have made.</li><li>It does not help against programs that watch a device, or against accounts, routers or phone bills that somebody else can see.</li><li>Without scripts, the control is a link to the other website: Back then returns to our page.</li></ul>',
    ),
    text(
      'What is safer',
      '<p>If you think that somebody watches your phone or computer, use a device that they cannot reach: at a library, at work, or a friend’s. A private window keeps pages out of the history, but it does not stop programs that watch. Deleting the whole history can itself be noticed.</p><p>In danger, call {emergencyNumber}. To reach us without the website, call {phone}.</p>',
    ),
  ],
};
