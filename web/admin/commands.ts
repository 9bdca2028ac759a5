import type { Permission } from '../../src/platform/auth/permissions/rules.ts';
import { SECTION_PERMISSIONS } from './section-permissions.ts';
import { SECTIONS } from './sections.ts';

export type Command = {
  title: string;
  group: string;
  href: string;
  /** What is needed to run it. */
  permission?: Permission;
};

/** Commands other than navigation that are available on every page. */
const ACTIONS: readonly Command[] = [
  {
    title: 'Create Blog Post',
    group: 'Do',
    href: '/admin/blog-posts/new',
    permission: 'articles.change',
  },
  { title: 'New Page', group: 'Do', href: '/admin/pages?new=1', permission: 'pages.change' },
  {
    title: 'Add Testimonial',
    group: 'Do',
    href: '/admin/testimonials?new=1',
    permission: 'testimonials.change',
  },
  {
    title: 'New messages',
    group: 'Do',
    href: '/admin/contact-submissions?status=new',
    permission: 'messages.read',
  },
  { title: 'Change your password', group: 'Do', href: '/admin/account' },
  { title: 'Set up your site', group: 'Do', href: '/admin/setup', permission: 'setup.read' },
  {
    title: 'Set up mail',
    group: 'Do',
    href: '/admin/integrations?tab=email',
    permission: 'mailServer.read',
  },
];

export const COMMANDS: readonly Command[] = [
  ...SECTIONS.map(({ title, to }) => {
    const permission = SECTION_PERMISSIONS[to]?.read;
    return { title, group: 'Go to', href: to, ...(permission && { permission }) };
  }),
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
