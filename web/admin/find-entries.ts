import { matchesWords } from './match-words.ts';
import type { AdminPath, Entry, EntryGroup } from './section.ts';

/** What the settings contain, in the words of staff, by the path of the first section of each entry. */
const ABOUT: Readonly<Partial<Record<AdminPath, string>>> = {
  '/admin/firm': 'Name, offices, opening hours and the words under every page',
  '/admin/team': 'Profiles on the site, working hours, leave and calendars',
  '/admin/consultations':
    'What clients can book, how long it takes and with whom, and how they pay',
  '/admin/questions': 'What clients are asked before the meeting, and the texts of agreements',
  '/admin/themes': 'Themes: the colours and the typefaces of the site; logo and picture',
  '/admin/setup': 'The steps until the site is ready for clients',
  '/admin/mail': 'What was sent, what was not and why, and the texts',
  '/admin/integrations': 'Integrations: calendars, the mail server, reviews and blog sources',
  '/admin/staff': 'Who may sign in, and what they may do',
  '/admin/advertising': 'What the site said, and when: the record of your advertising',
  '/admin/privacy': 'Everything about one person: to give out or to delete',
  '/admin/for-your-it': 'Domain, https, keys, mail and backups on one page, to print or send',
  '/admin/api-keys': 'Access for other programs',
  '/admin/webhooks': 'Events for other programs',
  '/admin/embed': 'Booking and calculator on another website',
  '/admin/migration': 'A copy of the data in DynamoDB',
  '/admin/audit-log': 'Who changed what, and when',
};

/** What an entry contains; empty for the daily work. */
export const aboutEntry = ({ sections: [{ to }] }: Entry): string => ABOUT[to] ?? '';

/**
 * The groups with the entries that match a text: each word of it must be the prefix of a word of the entry's label, of
 * its description or of a title.
 */
export function findEntries(groups: readonly EntryGroup[], text: string): EntryGroup[] {
  const matches = (entry: Entry) =>
    matchesWords(
      [entry.label, aboutEntry(entry), ...entry.sections.map(({ title }) => title)].join(' '),
      text,
    );
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
}
