import { SECTIONS } from './sections.ts';

export type Command = { title: string; group: string; href: string };

/** Commands other than navigation that are available on every page. */
const ACTIONS: readonly Command[] = [
  { title: 'Create Blog Post', group: 'Do', href: '/admin/blog-posts/new' },
  { title: 'New Page', group: 'Do', href: '/admin/pages?new=1' },
  { title: 'Add Testimonial', group: 'Do', href: '/admin/testimonials?new=1' },
  { title: 'New messages', group: 'Do', href: '/admin/contact-submissions?status=new' },
  { title: 'Change your password', group: 'Do', href: '/admin/account' },
  { title: 'Set up your site', group: 'Do', href: '/admin/setup' },
  { title: 'Set up mail', group: 'Do', href: '/admin/integrations?tab=email' },
];

export const COMMANDS: readonly Command[] = [
  ...SECTIONS.map(({ title, to }) => ({ title, group: 'Go to', href: to })),
  ...ACTIONS,
];

/** The commands in which every word of `text` is the beginning of a word. */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ title, group }) => {
    const own = `${group} ${title}`.toLowerCase().split(/\s+/);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
