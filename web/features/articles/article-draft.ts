import type { z } from 'zod';
import { articleStatus, DEFAULT_GUEST_LINE } from '../../../src/features/articles/rules.ts';
import type {
  editedArticleSchema,
  writeArticleInput,
} from '../../../src/features/articles/schema.ts';
import { slugOf } from '../../../src/platform/text/slug-rules.ts';
import { atLocalTime, localDateTimeOf } from '../../../src/platform/time/zones/rules.ts';
import { endLinesAtBlocks } from './end-lines-at-blocks.ts';

/** A stored article; the response of a save has no `guestLine` if the author is not a guest. */
export type AdminArticle = Omit<z.output<typeof editedArticleSchema>, 'guestLine'> & {
  guestLine?: string | null;
  /**
   * Whether it is demo content; the response of a save leaves it out, because an edited article is no longer a sample.
   */
  isSample?: boolean;
};

/**
 * An article in the editor. `date` and `time` are those of a scheduled article, `publishedDate` and `publishedTime`
 * those of a published one, all in the firm's time zone; an empty `publishedDate` means the moment of publishing.
 */
export type ArticleDraft = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  author: string;
  /** Shown below the name of a guest author; null if the author is the firm or an attorney. */
  guestLine: string | null;
  visibility: 'draft' | 'published' | 'scheduled';
  date: string;
  time: string;
  publishedDate: string;
  publishedTime: string;
};

export const emptyDraft = (author: string): ArticleDraft => ({
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  author,
  guestLine: null,
  visibility: 'draft',
  date: '',
  time: '09:00',
  publishedDate: '',
  publishedTime: '09:00',
});

export function draftOf(article: AdminArticle, zone: string): ArticleDraft {
  const { title, slug, excerpt, content, category, author, publishedAt } = article;
  const visibility = articleStatus(article, new Date());
  const [day = '', hour = '09:00'] = publishedAt
    ? localDateTimeOf(publishedAt, zone).split('T')
    : [];
  const [date, time] = visibility === 'scheduled' ? [day, hour] : ['', '09:00'];
  const [publishedDate, publishedTime] = visibility === 'published' ? [day, hour] : ['', '09:00'];
  return {
    ...{ title, slug, excerpt, content, category, author, visibility },
    guestLine: article.guestLine ?? null,
    date,
    time,
    publishedDate,
    publishedTime,
  };
}

/** The instant of a local date and time in a time zone; undefined if one of them is missing or incomplete. */
export function instantOf(date: string, time: string, zone: string): Date | undefined {
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d/.test(time);
  return isWhole ? atLocalTime(date, time, zone) : undefined;
}

/** The slug follows the title as long as it is empty or derived from the title. Source: admin spec §5. */
export function withTitle(draft: ArticleDraft, title: string): ArticleDraft {
  const follows = draft.slug === '' || draft.slug === slugOf(draft.title);
  return { ...draft, title, slug: follows ? slugOf(title) : draft.slug };
}

/** The input for saving a draft over `saved`, or as a new article. */
export function inputOf(
  draft: ArticleDraft,
  saved: AdminArticle | null,
  zone: string,
): z.input<typeof writeArticleInput> {
  const { title, slug, excerpt, content, category, author, visibility, date, time } = draft;
  // If the slug is taken, the server appends a number to one derived from the title, but rejects one that was typed.
  const isOfTitle = slug === slugOf(title) && slug !== saved?.slug;
  return {
    ...{ title, excerpt, content, author, category },
    guestLine: draft.guestLine === null ? null : draft.guestLine.trim() || DEFAULT_GUEST_LINE,
    slug: isOfTitle ? null : slug,
    isPublished: visibility !== 'draft',
    publishedAt:
      visibility === 'scheduled'
        ? (instantOf(date, time, zone)?.toISOString() ?? null)
        : visibility === 'published'
          ? publishedAtOf(draft, saved, zone)
          : null,
  };
}

/** The publication instant of a published article: the saved one unless the date was changed; null means now. */
function publishedAtOf(
  { publishedDate: date, publishedTime: time }: ArticleDraft,
  saved: AdminArticle | null,
  zone: string,
): string | null {
  const wasPublished = saved !== null && articleStatus(saved, new Date()) === 'published';
  const before = wasPublished ? saved.publishedAt : null;
  // The inputs have no seconds.
  const isUnchanged = before !== null && localDateTimeOf(before, zone) === `${date}T${time}`;
  return isUnchanged ? before : (instantOf(date, time, zone)?.toISOString() ?? before);
}

/** The error message if a draft cannot be scheduled or published with its date; undefined if it can. */
export function scheduleMistake(
  { visibility, date, time, publishedDate, publishedTime }: ArticleDraft,
  zone: string,
  now: Date,
): string | undefined {
  if (visibility === 'published' && publishedDate !== '') {
    const at = instantOf(publishedDate, publishedTime, zone);
    if (!at) return 'Choose a day and a time';
    return at > now ? 'This is in the future: choose Scheduled instead' : undefined;
  }
  if (visibility !== 'scheduled') return undefined;
  const at = instantOf(date, time, zone);
  if (!at) return 'Choose a day and a time';
  return at <= now ? 'Choose a time in the future' : undefined;
}

export const isUnnamedGuest = ({ author, guestLine }: ArticleDraft): boolean =>
  guestLine !== null && author.trim() === '';

/** The plain text of HTML, one line per block. Parsing runs no scripts and loads no resources. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(endLinesAtBlocks(html), 'text/html');
  return (body.textContent ?? '').trim();
}

export function countWords(html: string): number {
  return textOf(html).match(/\S+/g)?.length ?? 0;
}
