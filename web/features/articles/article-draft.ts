import { TZDate } from '@date-fns/tz';
import type { z } from 'zod';
import { articleStatus } from '../../../src/features/articles/rules.ts';
import type {
  adminArticleSchema,
  writeArticleInput,
} from '../../../src/features/articles/schema.ts';
import { slugOf } from '../../../src/platform/text/slug/rules.ts';
import { localDateOf } from '../../lib/format.ts';

export type AdminArticle = z.output<typeof adminArticleSchema>;

/** An article as it stands in the editor. `date` and `time` are those of the firm's zone, for a schedule. */
export type ArticleDraft = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  author: string;
  visibility: 'draft' | 'published' | 'scheduled';
  date: string;
  time: string;
};

export const emptyDraft = (author: string): ArticleDraft => ({
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  author,
  visibility: 'draft',
  date: '',
  time: '09:00',
});

export function draftOf(article: AdminArticle, zone: string): ArticleDraft {
  const { title, slug, excerpt, content, category, author, publishedAt } = article;
  const visibility = articleStatus(article, new Date());
  const schedule = visibility === 'scheduled' && publishedAt ? localOf(publishedAt, zone) : null;
  return {
    ...{ title, slug, excerpt, content, category, author, visibility },
    date: schedule?.date ?? '',
    time: schedule?.time ?? '09:00',
  };
}

function localOf(instant: string, zone: string) {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return { date: localDateOf(new Date(instant), zone), time: time.format(new Date(instant)) };
}

/** The instant of a local date and time in a zone; undefined where one is missing. */
export function instantOf(date: string, time: string, zone: string): Date | undefined {
  const [year, month, day] = date.split('-').map(Number);
  const [hours, minutes] = time.split(':').map(Number);
  if (!year || !month || !day || hours === undefined || minutes === undefined) return undefined;
  return new Date(new TZDate(year, month - 1, day, hours, minutes, 0, zone).getTime());
}

/** The slug follows the title while it is empty or what the title gave. Source: admin spec §5. */
export function withTitle(draft: ArticleDraft, title: string): ArticleDraft {
  const follows = draft.slug === '' || draft.slug === slugOf(draft.title);
  return { ...draft, title, slug: follows ? slugOf(title) : draft.slug };
}

/** What is sent to save a draft over `saved`, or as a new article. */
export function inputOf(
  draft: ArticleDraft,
  saved: AdminArticle | null,
  zone: string,
): z.input<typeof writeArticleInput> {
  const { title, slug, excerpt, content, category, author, visibility, date, time } = draft;
  const wasPublished = saved !== null && articleStatus(saved, new Date()) === 'published';
  // One that follows the title gets a number if it is taken; one that was typed is refused.
  const isOfTitle = slug === slugOf(title) && slug !== saved?.slug;
  return {
    ...{ title, excerpt, content, author, category: category as never },
    slug: isOfTitle ? null : slug,
    isPublished: visibility !== 'draft',
    publishedAt:
      visibility === 'scheduled'
        ? (instantOf(date, time, zone)?.toISOString() ?? null)
        : visibility === 'published' && wasPublished
          ? saved.publishedAt
          : null,
  };
}

/** Whether two drafts would be saved as the same. */
export function isSameDraft(one: ArticleDraft, other: ArticleDraft): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof ArticleDraft] === value);
}

/** The text of HTML, a line for each block; nothing in it runs or loads. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(p|h\d|li|blockquote|pre|tr)>|<br\s*\/?>/gi, '$&\n'),
    'text/html',
  );
  return (body.textContent ?? '').trim();
}

export function countWords(html: string): number {
  return textOf(html).match(/\S+/g)?.length ?? 0;
}
