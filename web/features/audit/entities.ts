import type { AdminPath } from '../../admin/sections.ts';
import { localDateOf } from '../../lib/format.ts';

type Row = { id: string; fields: Readonly<Record<string, unknown>>; zone: string };

type Place = {
  to: AdminPath | '/admin/blog-posts/$id';
  params?: { id: string };
  search?: object;
};

type Entity = {
  label: string;
  /** Where staff see all of them. */
  to: AdminPath;
  /** Where they see this one, if that is somewhere else. */
  rowAt?: (row: Row) => Place;
};

const opened =
  (to: AdminPath) =>
  ({ id }: Row): Place => ({ to, search: { open: id } });
const onTab = (tab: string) => (): Place => ({ to: '/admin/integrations', search: { tab } });

/** What the tables of the log are called, and where staff see their rows. */
const ENTITIES: Readonly<Record<string, Entity>> = {
  appointments: {
    label: 'Appointments',
    to: '/admin/appointments',
    rowAt: opened('/admin/appointments'),
  },
  blog_posts: {
    label: 'Blog posts',
    to: '/admin/blog-posts',
    rowAt: ({ id }) => ({ to: '/admin/blog-posts/$id', params: { id } }),
  },
  calendar_feed: { label: 'Calendar feed', to: '/admin/integrations', rowAt: onTab('calendar') },
  blog_sources: { label: 'Blog sources', to: '/admin/integrations', rowAt: onTab('sources') },
  calendar_settings: { label: 'Calendars', to: '/admin/integrations', rowAt: onTab('calendar') },
  component_visibility_settings: {
    label: 'Component visibility',
    to: '/admin/component-visibility',
  },
  contact_submissions: {
    label: 'Messages',
    to: '/admin/contact-submissions',
    rowAt: opened('/admin/contact-submissions'),
  },
  email_settings: { label: 'E-mail settings', to: '/admin/integrations', rowAt: onTab('email') },
  external_blog_articles: {
    label: 'Outside articles',
    to: '/admin/integrations',
    rowAt: onTab('sources'),
  },
  firm_profile: { label: 'Firm', to: '/admin/firm' },
  migration_runs: { label: 'Migration', to: '/admin/migration' },
  newsletter_subscribers: { label: 'Newsletter', to: '/admin/newsletter-subscribers' },
  outbox_emails: { label: 'Mail', to: '/admin/mail', rowAt: opened('/admin/mail') },
  // A mark stands for whoever it was: there is no row.
  people: { label: 'People', to: '/admin/privacy' },
  photos: { label: 'Photographs', to: '/admin/firm' },
  testimonials: { label: 'Testimonials', to: '/admin/testimonials' },
  theme_settings: { label: 'Themes', to: '/admin/themes' },
  time_off: { label: 'Blocked time', to: '/admin/appointments', rowAt: weekOf },
  users: { label: 'Staff', to: '/admin/staff' },
};

function weekOf({ fields: { startsAt }, zone }: Row): Place {
  const at = new Date(String(startsAt));
  const week = Number.isNaN(at.getTime()) ? {} : { week: localDateOf(at, zone) };
  return { to: '/admin/appointments', search: { view: 'week', ...week } };
}

export const entityLabel = (entity: string): string =>
  entityOf(entity)?.label ?? entity.replaceAll('_', ' ');

/** The screen that shows a row as it was left, if there is one. What was deleted has no place any more. */
export function placeOf(
  { entity, entityId, after }: { entity: string; entityId: string | null; after: unknown },
  zone: string,
): Place | undefined {
  const { to, rowAt } = entityOf(entity) ?? {};
  if (!to || after === null) return undefined;
  if (!rowAt || !entityId) return { to };
  return rowAt({ id: entityId, fields: Object(after), zone });
}

// The name of a table is text from the database; `constructor` is none of ours.
function entityOf(entity: string): Entity | undefined {
  return Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity] : undefined;
}
