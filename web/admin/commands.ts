import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { SECTION_PERMISSIONS } from './section-permissions.ts';
import { SECTIONS } from './sections.ts';

export type Command = {
  title: string;
  group: string;
  href: string;
  /** The permission required to run the command. */
  permission?: Permission;
};

/** Commands other than navigation, available on every page. */
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

/** The commands that match `text`: each word of it must be the prefix of a word in the command. */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ title, group }) => {
    const own = `${group} ${title}`.toLowerCase().split(/\s+/);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
