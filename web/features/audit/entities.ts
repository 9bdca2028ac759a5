import type { OfficePath } from '../admin/sections.ts';

type Place = { label: string; to?: OfficePath; search?: (id: string) => object };

/** What the tables of the log are called, and where staff see their rows. */
const ENTITIES: Readonly<Record<string, Place>> = {
  appointments: { label: 'Appointments', to: '/admin/appointments' },
  blog_posts: { label: 'Blog posts', to: '/admin/blog-posts' },
  blog_sources: {
    label: 'Blog sources',
    to: '/admin/integrations',
    search: () => ({ tab: 'sources' }),
  },
  calendar_settings: {
    label: 'Calendars',
    to: '/admin/integrations',
    search: () => ({ tab: 'calendar' }),
  },
  component_visibility_settings: {
    label: 'Component visibility',
    to: '/admin/component-visibility',
  },
  contact_submissions: {
    label: 'Messages',
    to: '/admin/contact-submissions',
    search: (open) => ({ open }),
  },
  email_settings: {
    label: 'E-mail settings',
    to: '/admin/integrations',
    search: () => ({ tab: 'email' }),
  },
  firm_profile: { label: 'Firm', to: '/admin/firm' },
  migration_runs: { label: 'Migration', to: '/admin/migration' },
  outbox_emails: { label: 'Mail', to: '/admin/mail', search: (open) => ({ open }) },
  photos: { label: 'Photographs', to: '/admin/firm' },
  testimonials: { label: 'Testimonials', to: '/admin/testimonials' },
  theme_settings: { label: 'Themes', to: '/admin/themes' },
  users: { label: 'Staff', to: '/admin/staff' },
};

export const entityLabel = (entity: string): string =>
  ENTITIES[entity]?.label ?? entity.replaceAll('_', ' ');

/** The screen that shows a row, if there is one. */
export function placeOf(entity: string, entityId: string | null) {
  const place = ENTITIES[entity];
  if (!place?.to) return undefined;
  return { to: place.to, search: entityId ? place.search?.(entityId) : undefined };
}
