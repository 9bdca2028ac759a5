import type { ENTITY_LABELS } from '../../../src/features/audit/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import type { AdminPath } from '../../admin/section.ts';

type Row = { id: string; fields: Readonly<Record<string, unknown>>; zone: string };

type Place = {
  to:
    | AdminPath
    | '/admin/answers/$id'
    | '/admin/agreement-templates/$id'
    | '/admin/agreements/$id'
    | '/admin/blog-posts/$id'
    | '/admin/languages/$language/$entity/$key'
    | '/admin/letters/$id'
    | '/admin/mail-texts/$id'
    | '/admin/pages/$id'
    | '/admin/people/$id'
    | '/admin/questions/$id';
  params?: { id: string } | { language: string; entity: string; key: string };
  search?: object;
};

/** The page with all rows of the table, and the link to a single row, if it differs. */
type Entity = AdminPath | readonly [to: AdminPath, rowAt: (row: Row, to: AdminPath) => Place];

const opened = ({ id }: Row, to: AdminPath): Place => ({ to, search: { open: id } });
const ownPage = ({ id }: Row, to: AdminPath): Place => ({
  to: `${to}/$id` as Place['to'],
  params: { id },
});
const answersOf = ({ id }: Row): Place => ({ to: '/admin/answers/$id', params: { id } });
const onTab =
  (tab: string) =>
  (_row: Row, to: AdminPath): Place => ({ to, search: { tab } });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The pages that show the rows of the logged tables. */
const ENTITIES: Readonly<Record<keyof typeof ENTITY_LABELS, Entity>> = {
  advertising_copies: '/admin/advertising',
  agreement_settings: '/admin/agreement-templates',
  agreement_templates: ['/admin/agreement-templates', ownPage],
  agreements: ['/admin/agreements', ownPage],
  answer_settings: '/admin/contact-submissions',
  audit_log: '/admin/audit-log',
  appointments: ['/admin/appointments', opened],
  article_categories: [
    '/admin/practice-areas',
    ({ id }) => ({ to: '/admin/practice-areas', search: { tab: 'categories', open: id } }),
  ],
  attorneys: '/admin/team',
  blog_posts: ['/admin/blog-posts', ownPage],
  calendar_feed: ['/admin/integrations', onTab('calendar')],
  blog_sources: ['/admin/integrations', onTab('sources')],
  calendar_settings: ['/admin/integrations', onTab('calendar')],
  component_visibility_settings: '/admin/component-visibility',
  conflict_checks: '/admin/conflicts',
  conflict_entries: '/admin/conflicts',
  consultation_types: ['/admin/consultations', opened],
  contact_submissions: ['/admin/contact-submissions', opened],
  email_settings: ['/admin/integrations', onTab('email')],
  embed_settings: '/admin/embed',
  external_blog_articles: ['/admin/integrations', onTab('sources')],
  extra_hours: '/admin/closed-days',
  firm_profile: '/admin/firm',
  hosts: '/admin/team',
  jurisdiction_confirmations: ['/admin/firm', onTab('law')],
  jurisdiction_overrides: ['/admin/firm', onTab('law')],
  law_tasks_done: ['/admin/firm', onTab('law')],
  letter_settings: '/admin/letters',
  letters: ['/admin/letters', ownPage],
  probate_calculations: '/admin/calculator-addresses',
  mail_texts: ['/admin/mail-texts', ownPage],
  menu_links: ['/admin/pages', onTab('menus')],
  migration_runs: '/admin/migration',
  newsletter_subscribers: '/admin/newsletter-subscribers',
  offices: [
    '/admin/firm',
    ({ id }) => ({ to: '/admin/firm', search: { tab: 'offices', open: id } }),
  ],
  outbox_emails: ['/admin/mail', opened],
  pages: ['/admin/pages', ownPage],
  payment_settings: '/admin/payments',
  people: [
    '/admin/people',
    // Entries about personal data have an anonymized identifier instead of an id.
    ({ id }) =>
      UUID.test(id) ? { to: '/admin/people/$id', params: { id } } : { to: '/admin/privacy' },
  ],
  photos: '/admin/team',
  pictures: '/admin/pictures',
  question_requests: ['/admin/questions', answersOf],
  questionnaires: ['/admin/questions', ownPage],
  practice_areas: ['/admin/practice-areas', opened],
  quick_exit_settings: ['/admin/pages', onTab('quick-exit')],
  reply_templates: '/admin/contact-submissions',
  setup_steps: '/admin/setup',
  sign_in_settings: '/admin/staff',
  site_languages: '/admin/languages',
  testimonials: '/admin/testimonials',
  theme_settings: '/admin/themes',
  firm_marks: '/admin/look',
  look_settings: '/admin/look',
  time_off: ['/admin/appointments', weekOf],
  translations: ['/admin/languages', translated],
  api_keys: '/admin/api-keys',
  staff_invitations: '/admin/staff',
  waits: ['/admin/appointments', (_row, to) => ({ to, search: { view: 'waiting' } })],
  webhook_endpoints: '/admin/webhooks',
  users: '/admin/staff',
};

function weekOf({ fields: { startsAt }, zone }: Row): Place {
  const at = new Date(String(startsAt));
  const week = Number.isNaN(at.getTime()) ? {} : { week: localDateOf(at, zone) };
  return { to: '/admin/appointments', search: { view: 'week', ...week } };
}

/** The id names what is translated and the language: `pages 9b2d4c6e es`. */
function translated({ id }: Row, to: AdminPath): Place {
  const [, entity, key, language] = /^(\S+) (.+) (\S+)$/.exec(id) ?? [];
  if (!entity || !key || !language) return { to };
  return { to: '/admin/languages/$language/$entity/$key', params: { language, entity, key } };
}

/** The page that shows a row, or undefined if there is none or the row was deleted. */
export function placeOf(
  { entity, entityId, after }: { entity: string; entityId: string | null; after: unknown },
  zone: string,
): Place | undefined {
  const found = entityOf(entity);
  if (!found || after === null) return undefined;
  const [to, rowAt] = typeof found === 'string' ? [found] : found;
  if (!rowAt || !entityId) return { to };
  return rowAt({ id: entityId, fields: Object(after), zone }, to);
}

// Own properties only: a table name is text from the database and might be `constructor`.
function entityOf(entity: string): Entity | undefined {
  return Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity as keyof typeof ENTITIES] : undefined;
}
