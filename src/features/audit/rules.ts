/** The columns that the audit log can be sorted by. */
export const AUDIT_SORTS = ['at'] as const;

/** Labels of the logged tables. */
export const ENTITY_LABELS = {
  advertising_copies: 'Archive',
  agreement_settings: 'Agreements',
  agreement_templates: 'Agreement templates',
  agreements: 'Agreements',
  answer_settings: 'Answer times',
  appointments: 'Appointments',
  article_categories: 'Article categories',
  attorneys: 'Attorneys',
  blog_posts: 'Blog posts',
  calendar_feed: 'Calendar feed',
  blog_sources: 'Blog sources',
  calendar_settings: 'Calendars',
  component_visibility_settings: 'Component visibility',
  conflict_checks: 'Conflict checks',
  conflict_entries: 'Conflict list',
  consultation_types: 'Consultation types',
  contact_submissions: 'Messages',
  email_settings: 'E-mail settings',
  embed_settings: 'Embed',
  external_blog_articles: 'Outside articles',
  extra_hours: 'Extra hours',
  firm_marks: 'Logo',
  firm_profile: 'Firm',
  hosts: 'Hours of attorneys',
  jurisdiction_confirmations: 'State law',
  jurisdiction_overrides: 'State law',
  law_tasks_done: 'Tasks of state law',
  letter_settings: 'Pace of letters',
  letters: 'Letters',
  look_settings: 'Look',
  mail_texts: 'Texts of mails',
  menu_links: 'Navigation and footer',
  migration_runs: 'Migration',
  newsletter_subscribers: 'Newsletter',
  offices: 'Offices',
  outbox_emails: 'Mail',
  pages: 'Pages',
  people: 'People',
  photos: 'Photographs',
  pictures: 'Pictures',
  practice_areas: 'Practice areas',
  probate_calculations: 'Calculator',
  quick_exit_settings: 'Quick exit',
  reply_templates: 'Templates for replies',
  site_languages: 'Languages',
  setup_steps: 'Set-up',
  sign_in_settings: 'Sign-in',
  testimonials: 'Testimonials',
  theme_settings: 'Themes',
  time_off: 'Blocked time',
  translations: 'Translations',
  api_keys: 'API key',
  staff_invitations: 'Invitation',
  users: 'Staff',
  webhook_endpoints: 'Webhooks',
  audit_log: 'Audit log',
} as const;

/** The label of a table; for an unknown one, its name with spaces. */
export const entityLabel = (entity: string): string =>
  // Own properties only: a table name is text from the database and might be `constructor`.
  Object.hasOwn(ENTITY_LABELS, entity)
    ? ENTITY_LABELS[entity as keyof typeof ENTITY_LABELS]
    : entity.replaceAll('_', ' ');
