import type { ENTITY_LABELS } from '../../../src/features/audit/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import type { AdminPath } from '../../admin/sections.ts';

type Row = { id: string; fields: Readonly<Record<string, unknown>>; zone: string };

type Place = {
  to:
    | AdminPath
    | '/admin/blog-posts/$id'
    | '/admin/letters/$id'
    | '/admin/mail-texts/$id'
    | '/admin/pages/$id'
    | '/admin/people/$id';
  params?: { id: string };
  search?: object;
};

type Entity = {
  /** The page with all rows of the table. */
  to: AdminPath;
  /** The link to a single row, if it differs. */
  rowAt?: (row: Row) => Place;
};

const opened =
  (to: AdminPath) =>
  ({ id }: Row): Place => ({ to, search: { open: id } });
const onTab = (tab: string) => (): Place => ({ to: '/admin/integrations', search: { tab } });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The pages that show the rows of the logged tables. */
const ENTITIES: Readonly<Record<keyof typeof ENTITY_LABELS, Entity>> = {
  advertising_copies: { to: '/admin/advertising' },
  answer_settings: { to: '/admin/contact-submissions' },
  audit_log: { to: '/admin/audit-log' },
  appointments: {
    to: '/admin/appointments',
    rowAt: opened('/admin/appointments'),
  },
  article_categories: {
    to: '/admin/practice-areas',
    rowAt: ({ id }) => ({ to: '/admin/practice-areas', search: { tab: 'categories', open: id } }),
  },
  attorneys: { to: '/admin/team' },
  blog_posts: {
    to: '/admin/blog-posts',
    rowAt: ({ id }) => ({ to: '/admin/blog-posts/$id', params: { id } }),
  },
  calendar_feed: { to: '/admin/integrations', rowAt: onTab('calendar') },
  blog_sources: { to: '/admin/integrations', rowAt: onTab('sources') },
  calendar_settings: { to: '/admin/integrations', rowAt: onTab('calendar') },
  component_visibility_settings: {
    to: '/admin/component-visibility',
  },
  conflict_checks: { to: '/admin/conflicts' },
  conflict_entries: { to: '/admin/conflicts' },
  consultation_types: {
    to: '/admin/consultations',
    rowAt: opened('/admin/consultations'),
  },
  contact_submissions: {
    to: '/admin/contact-submissions',
    rowAt: opened('/admin/contact-submissions'),
  },
  email_settings: { to: '/admin/integrations', rowAt: onTab('email') },
  embed_settings: { to: '/admin/embed' },
  external_blog_articles: {
    to: '/admin/integrations',
    rowAt: onTab('sources'),
  },
  extra_hours: { to: '/admin/closed-days' },
  firm_profile: { to: '/admin/firm' },
  hosts: { to: '/admin/team' },
  letter_settings: { to: '/admin/letters' },
  letters: {
    to: '/admin/letters',
    rowAt: ({ id }) => ({ to: '/admin/letters/$id', params: { id } }),
  },
  probate_calculations: { to: '/admin/calculator-addresses' },
  mail_texts: {
    to: '/admin/mail-texts',
    rowAt: ({ id }) => ({ to: '/admin/mail-texts/$id', params: { id } }),
  },
  menu_links: {
    to: '/admin/pages',
    rowAt: () => ({ to: '/admin/pages', search: { tab: 'menus' } }),
  },
  migration_runs: { to: '/admin/migration' },
  newsletter_subscribers: { to: '/admin/newsletter-subscribers' },
  outbox_emails: { to: '/admin/mail', rowAt: opened('/admin/mail') },
  pages: {
    to: '/admin/pages',
    rowAt: ({ id }) => ({ to: '/admin/pages/$id', params: { id } }),
  },
  people: {
    to: '/admin/people',
    // Entries about personal data have an anonymized identifier instead of an id.
    rowAt: ({ id }) =>
      UUID.test(id) ? { to: '/admin/people/$id', params: { id } } : { to: '/admin/privacy' },
  },
  photos: { to: '/admin/team' },
  pictures: { to: '/admin/pictures' },
  practice_areas: { to: '/admin/practice-areas', rowAt: opened('/admin/practice-areas') },
  quick_exit_settings: {
    to: '/admin/pages',
    rowAt: () => ({ to: '/admin/pages', search: { tab: 'quick-exit' } }),
  },
  reply_templates: { to: '/admin/contact-submissions' },
  setup_steps: { to: '/admin/setup' },
  sign_in_settings: { to: '/admin/staff' },
  testimonials: { to: '/admin/testimonials' },
  theme_settings: { to: '/admin/themes' },
  time_off: { to: '/admin/appointments', rowAt: weekOf },
  api_keys: { to: '/admin/api-keys' },
  staff_invitations: { to: '/admin/staff' },
  webhook_endpoints: { to: '/admin/webhooks' },
  users: { to: '/admin/staff' },
};

function weekOf({ fields: { startsAt }, zone }: Row): Place {
  const at = new Date(String(startsAt));
  const week = Number.isNaN(at.getTime()) ? {} : { week: localDateOf(at, zone) };
  return { to: '/admin/appointments', search: { view: 'week', ...week } };
}

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
  return Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity as keyof typeof ENTITIES] : undefined;
}
