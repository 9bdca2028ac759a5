import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import type { AdminPath } from '../../admin/sections.ts';

type Row = { id: string; fields: Readonly<Record<string, unknown>>; zone: string };

type Place = {
  to: AdminPath | '/admin/blog-posts/$id';
  params?: { id: string };
  search?: object;
};

type Entity = {
  label: string;
  /** The page with all rows of the table. */
  to: AdminPath;
  /** The address of a single row, if it differs. */
  rowAt?: (row: Row) => Place;
};

const opened =
  (to: AdminPath) =>
  ({ id }: Row): Place => ({ to, search: { open: id } });
const onTab = (tab: string) => (): Place => ({ to: '/admin/integrations', search: { tab } });

/** Labels of the logged tables, and the pages that show their rows. */
const ENTITIES: Readonly<Record<string, Entity>> = {
  appointments: {
    label: 'Appointments',
    to: '/admin/appointments',
    rowAt: opened('/admin/appointments'),
  },
  attorneys: { label: 'Attorneys', to: '/admin/people' },
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
  consultation_types: {
    label: 'Consultation types',
    to: '/admin/consultations',
    rowAt: opened('/admin/consultations'),
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
  extra_hours: { label: 'Extra hours', to: '/admin/closed-days' },
  firm_profile: { label: 'Firm', to: '/admin/firm' },
  hosts: { label: 'Hours of attorneys', to: '/admin/people' },
  migration_runs: { label: 'Migration', to: '/admin/migration' },
  newsletter_subscribers: { label: 'Newsletter', to: '/admin/newsletter-subscribers' },
  outbox_emails: { label: 'Mail', to: '/admin/mail', rowAt: opened('/admin/mail') },
  // The log has no row for a person, only an anonymous mark.
  people: { label: 'People', to: '/admin/privacy' },
  photos: { label: 'Photographs', to: '/admin/people' },
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

/** The page that shows a row, or undefined if there is none or the row was deleted. */
export function placeOf(
  { entity, entityId, after }: { entity: string; entityId: string | null; after: unknown },
  zone: string,
): Place | undefined {
  const { to, rowAt } = entityOf(entity) ?? {};
  if (!to || after === null) return undefined;
  if (!rowAt || !entityId) return { to };
  return rowAt({ id: entityId, fields: Object(after), zone });
}

// Own properties only: a table name is text from the database and might be `constructor`.
function entityOf(entity: string): Entity | undefined {
  return Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity] : undefined;
}
