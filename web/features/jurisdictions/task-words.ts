import { countOf } from '../../lib/count-of.ts';
import { formatDate } from '../../lib/format.ts';
import type { LawTask } from './law-section.tsx';
import { dateWords } from './review-words.ts';

type Happened = Pick<LawTask, 'event' | 'occurrences'>;

/** What a task follows from, such as `The home page has changed 3 times since Nov 28, 2026.` */
export function occurredWords(
  { event, occurrences: { times, first } }: Happened,
  zone: string,
  locale: string,
) {
  if (times === 0 || first === null) return NOTHING_WORDS[event];
  const since = formatDate(new Date(first), zone, locale);
  switch (event) {
    case 'home-page-published':
      return times === 1
        ? `The home page changed on ${since}.`
        : `The home page has changed ${countOf(times, 'time', locale)} since ${since}.`;
    case 'site-opened':
      return `The site has been open to the public since ${since}.`;
    case 'mail-sent':
      return times === 1
        ? `Advertising was sent on ${since}.`
        : `Advertising was sent ${countOf(times, 'time', locale)} since ${since}.`;
  }
}

const NOTHING_WORDS: Readonly<Record<LawTask['event'], string>> = {
  'home-page-published': 'Nothing to do until the home page changes.',
  'site-opened': 'Nothing to do until the site is open.',
  'mail-sent': 'Nothing to do until advertising is sent.',
};

/** The badge of a task: when it is due, or how it stands. */
export function taskBadge(
  { state, dueOn, isOverdue }: LawTask,
  locale: string,
): { text: string; color: string } {
  if (state === 'done') return { text: 'Marked as done', color: 'success' };
  if (state === 'waiting') return { text: 'Nothing to do yet', color: 'gray' };
  if (dueOn === null) return { text: 'To do', color: 'warning' };
  return isOverdue
    ? { text: `Was due on ${dateWords(dueOn, locale)}`, color: 'destructive' }
    : { text: `Due by ${dateWords(dueOn, locale)}`, color: 'warning' };
}
