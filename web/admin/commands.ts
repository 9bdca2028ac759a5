import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { matchesWords } from './match-words.ts';
import { SECTION_PERMISSIONS } from './section-permissions.ts';
import { entryOf, SECTIONS } from './sections.ts';

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
  ...SECTIONS.map((section) => {
    const { title, to } = section;
    const permission = SECTION_PERMISSIONS[to]?.read;
    const entry = entryOf(section)?.label;
    const isNamedBoth = entry !== undefined && entry !== title;
    return {
      title: isNamedBoth ? `${title} (${entry})` : title,
      group: 'Go to',
      href: to,
      ...(permission && { permission }),
    };
  }),
  ...ACTIONS,
];

/** The commands that match `text`: each word of it must be the prefix of a word in the command. */
export const findCommands = (commands: readonly Command[], text: string): Command[] =>
  commands.filter(({ title, group }) => matchesWords(`${group} ${title}`, text));
