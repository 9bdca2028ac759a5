import type { z } from 'zod';
import { type ArticleStatus, articleStatus } from '../../../src/features/articles/rules.ts';
import { displayName } from '../../../src/features/people/rules.ts';
import type { foundSchema } from '../../../src/features/search/schema.ts';
import { formatMoment } from '../../lib/format.ts';

export type FoundLink = { id: string; title: string; detail: string; href: string };
type Found = z.output<typeof foundSchema>;

const STATUS_WORDS: Readonly<Record<ArticleStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** Converts search results to groups of links. Empty groups are left out. */
export function linksOfFound(
  { people, messages, subscribers, staff, appointments, articles, pages }: Found,
  zone: string,
  locale: string,
): { title: string; links: FoundLink[] }[] {
  const groups = [
    {
      title: 'People',
      links: [
        ...people.map((person) => ({
          id: person.id,
          title: displayName(person),
          // No contact details here: the person's page shows them together with the contact preferences.
          detail: 'Timeline',
          href: `/admin/people/${person.id}`,
        })),
        ...subscribers.map(({ id, email, contactPreferences }) => ({
          id,
          // The address is hidden until the contact preferences have been read in the list.
          title: contactPreferences ? 'A subscriber' : email,
          detail: contactPreferences ? 'Newsletter · read preferences first' : 'Newsletter',
          href: contactPreferences
            ? '/admin/newsletter-subscribers'
            : `/admin/newsletter-subscribers?${new URLSearchParams({ q: email })}`,
        })),
        ...staff.map(({ id, username, email }) => ({
          id,
          title: username,
          detail: email ? `Staff · ${email}` : 'Staff',
          href: `/admin/staff?${new URLSearchParams({ q: username })}`,
        })),
      ],
    },
    {
      title: 'Messages',
      links: messages.map(({ id, firstName, lastName, email, contactPreferences }) => ({
        id,
        title: `${firstName} ${lastName}`,
        // The address is hidden until the contact preferences have been read in the message.
        detail: contactPreferences ? 'Message · read preferences first' : `Message · ${email}`,
        href: `/admin/contact-submissions?${new URLSearchParams({ open: id })}`,
      })),
    },
    {
      title: 'Appointments',
      links: appointments.map(({ id, firstName, lastName, scheduledDate }) => ({
        id,
        title: `${firstName} ${lastName}`,
        detail: formatMoment(scheduledDate, zone, locale),
        href: `/admin/appointments?${new URLSearchParams({ open: id })}`,
      })),
    },
    {
      title: 'Articles',
      links: articles.map((article) => ({
        id: article.id,
        title: article.title,
        detail: STATUS_WORDS[articleStatus(article, new Date())],
        href: `/admin/blog-posts/${article.id}`,
      })),
    },
    {
      title: 'Pages',
      links: pages.map(({ id, name, path }) => ({
        id,
        title: name,
        detail: path,
        href: `/admin/pages/${id}`,
      })),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
