import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { SECTION_PERMISSIONS } from '../../web/admin/section-permissions.ts';

/** Controls that, on any screen, need no permission beyond that to see the screen. */
const HARMLESS: readonly RegExp[] = [
  /^(Refresh|Close|Cancel|Back|Next|Preview|Versions|Try again|Sign Out|Show what is typed)$/,
  /^(Check it|Text \(HTML\)|Translation \(HTML\)|Evidence file|Signed PDF)$/,
  /^(Save as File|Try It|Export CSV|Check the Archive|Copy code|Copy link|Copy as text|Check again)$/,
  /^(Search pages|Search templates|Search translations|Find a setting)$/,
  /^(\d+ weeks?|(Previous|Next) (day|week|year)|This week|Date|Print|Person|Whose days)$/,
  /^\d+(Scheduled|Confirmed|Completed|Cancelled) /,
  /^(Search by|Show \d+ More:|See translation in) /,
  /^Dana Whitfield .* left$/,
  /^(By person|By hour|FirmThe firm|[A-Z]{2}[A-Z][a-z]+ [A-Z][a-z]+)$/,
  /^\d+:\d\d [AP]M .*, (Scheduled|Confirmed)/,
  /^(Why Are There No Free Times\?|Hours for|Row interval|Show the whole day)$/,
  /^(Preview|Preview:|Export|Articles of|Versions) /,
  /^(Done|Select|Remove: received .*|Back to the list|More actions|More for this message|Search)$/,
  /^(More|Calendar file|Write to the client|What the roles may do|Show contact: read preferences first)$/,
];

/**
 * The permissions of controls that need another one than the permission to change their section. Each applies to the
 * screens below `path`.
 */
const NEEDED: readonly (readonly [path: string, control: RegExp, permission: Permission])[] = [
  ['/admin', /^(Translate|Edit translation) in /, 'pages.change'],
  ['/admin', /^(Mark Resolved|Send reply|Reply to .+)$/, 'messages.answer'],
  ['/admin/agreements/', /^(Approve|Back to draft|Countersign)$/, 'agreements.approve'],
  ['/admin/agreements/', /^(Withdraw|Change terms|Send .*)$/, 'agreements.change'],
  ['/admin/people/', /^Prepare an Agreement$/, 'agreements.change'],
  ['/admin', /^Create Blog Post$/, 'articles.change'],
  ['/admin', /^Add Testimonial$/, 'testimonials.change'],
  ['/admin', /^(Enter name and phone|Edit the firm|Enter what is missing)$/, 'firm.change'],
  ['/admin', /^(Hide the samples|Edit testimonials)$/, 'testimonials.change'],
  ['/admin', /^Set up mail$/, 'mailServer.change'],
  ['/admin', /^Set up your site$/, 'setup.change'],
  ['/admin/contact-submissions', /^Answer Times$/, 'answerTimes.change'],
  ['/admin/contact-submissions', /^Edit Templates$/, 'replyTemplates.change'],
  ['/admin/contact-submissions', /^Book a consultation$/, 'appointments.change'],
  ['/admin', /contact preferences$/, 'contactPreferences.change'],
  ['/admin/people', /^Download \S+\.(pdf|jpg|png|heic|docx)$/, 'documents.read'],
  ['/admin/people', /^(Ask|Share|End Link|Delete \S+\.pdf)$/, 'documents.change'],
  ['/admin', /^(Decide|Decide again)$/, 'conflicts.decide'],
  ['/admin', /^(Send Questions|Replace the Link|Withdraw)$/, 'questions.change'],
  ['/admin/answers', /^Change$/, 'conflicts.decide'],
  ['/admin/appointments', /^Block time$/, 'timeOff.change'],
  ['/admin/appointments', /^(Return the fee|Try to return it again)$/, 'payments.refund'],
  ['/admin/letters', /^(Letters per minute|Send to subscribers)$/, 'letters.send'],
  ['/admin/letters', /^(Resume|Pause|Cancel the rest|Retry the rejected mails)$/, 'letters.send'],
  ['/admin/letters', /^Send letters again$/, 'subscribers.change'],
  ['/admin/practice-areas?tab=categories', /./, 'articles.change'],
  ['/admin/pages?tab=quick-exit', /^New Page$/, 'pages.change'],
  ['/admin/pages?tab=quick-exit', /./, 'site.change'],
  ['/admin/advertising', /^Export ZIP$/, 'archive.export'],
  ['/admin/firm', /^Download Content$/, 'siteContent.read'],
  ['/admin/firm', /^Upload Content$/, 'siteContent.replace'],
  ['/admin/team/ines-halloran', /^(Edit the text|Write a Text)$/, 'pages.change'],
  ['/admin/team/_firm?tab=hours', /./, 'availability.change'],
  ['/admin/team/ines-halloran?tab=hours', /./, 'availability.change'],
  ['/admin/team/ines-halloran?tab=leave', /./, 'timeOff.change'],
  ['/admin/team/ines-halloran?tab=calendar', /./, 'calendars.change'],
  ['/admin/integrations?tab=calendar', /./, 'calendars.change'],
  ['/admin/integrations?tab=email', /./, 'mailServer.change'],
  ['/admin/integrations?tab=reviews', /./, 'testimonials.change'],
  ['/admin/integrations?tab=sources', /./, 'news.change'],
  ['/admin/mail', /^Set up e-mail$/, 'mailServer.change'],
  [
    '/admin/themes',
    /^(Export|All|Professional|Premium|Warm|Nature|Elegant|Modern|Dark|Traditional|Minimal)$/,
    'themes.read',
  ],
];

/** The permissions to see tabs that not everybody sees who may see their section. */
const TABS: Readonly<Record<string, Permission>> = {
  '/admin/pages?tab=quick-exit': 'site.read',
  '/admin/team/_firm?tab=hours': 'availability.read',
  '/admin/team/ines-halloran?tab=hours': 'availability.read',
  '/admin/team/ines-halloran?tab=leave': 'appointments.read',
  '/admin/team/ines-halloran?tab=calendar': 'calendars.read',
  '/admin/integrations?tab=calendar': 'calendars.read',
  '/admin/integrations?tab=email': 'mailServer.read',
  '/admin/integrations?tab=reviews': 'testimonials.read',
  '/admin/practice-areas?tab=categories': 'articles.read',
};

/** The permission to see a screen; undefined if none is needed. */
export const seenBy = (path: string): Permission | undefined =>
  path.startsWith('/admin/answers/') ? 'questions.read' : (TABS[path] ?? sectionOf(path)?.read);

/** On these screens, users change only their own data. */
const OWN = ['/admin/account'];

/**
 * The permission that a control of a screen needs: null for none; undefined for a control that only owners and
 * administrators may use, or that is unknown here.
 */
export function neededFor(path: string, control: string): Permission | null | undefined {
  if (OWN.includes(path) || HARMLESS.some((pattern) => pattern.test(control))) return null;
  const own = NEEDED.find(([under, pattern]) => path.startsWith(under) && pattern.test(control));
  return own?.[2] ?? sectionOf(path)?.change;
}

/** The permissions of the section that contains a screen. */
const sectionOf = (path: string) =>
  Object.entries(SECTION_PERMISSIONS).find(([to]) => path.startsWith(to))?.[1];
