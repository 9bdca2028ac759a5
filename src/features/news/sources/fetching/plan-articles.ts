import { differenceInDays, min, subMilliseconds } from '../../../../platform/time/date-math.ts';
import type { Article } from '../reading/normalize-articles.ts';

/** A stored article that may be a duplicate of a fetched one. */
export type StoredArticle = Omit<Article, 'externalId'> & {
  id: string;
  sourceId: string;
  externalId: string | null;
  titleKey: string | null;
  sortedAt: Date;
  /** Whether its source is active. */
  isShown: boolean;
};

type NewArticle = Article & { titleKey: string | null; createdAt: Date };
type ArticleChange = Partial<NewArticle> & { sourceId?: string };

export type ArticlePlan = {
  insert: NewArticle[];
  update: { id: string; change: ArticleChange }[];
  /** Articles that the source still lists, changed or not. */
  seenIds: string[];
};

const TITLE_SAYS_ENOUGH = 20;
// Newspapers take days to reprint an agency story; the same title from the same source a day later is a new story.
const SAME_STORY_WITHIN_DAYS = { here: 1, elsewhere: 7 };

/** A normalised key for comparing titles; null for a title too short to be distinctive, such as 'News'. */
export function titleKeyOf(title: string): string | null {
  const key = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return key.length >= TITLE_SAYS_ENOUGH ? key : null;
}

/**
 * The writes that store each article once. Duplicates are articles with the same id from the same source, the same
 * address, or the same long title within a week. An article that another active source already has stays with that
 * source. An article keeps its first date, so an edit does not move it up; a date in the future is replaced by now.
 */
export function planArticles(
  stored: readonly StoredArticle[],
  articles: readonly Article[],
  { sourceId, now }: { sourceId: string; now: Date },
): ArticlePlan {
  const plan: ArticlePlan = { insert: [], update: [], seenIds: [] };
  const known = indexOf(stored, sourceId);
  const matched = new Set<string>();
  articles.forEach((article, place) => {
    const publishedAt = article.publishedAt && min([article.publishedAt, now]);
    const titleKey = titleKeyOf(article.title);
    const createdAt = subMilliseconds(now, place);
    const fresh: NewArticle = { ...article, publishedAt, titleKey, createdAt };
    const same = known.find(fresh);
    if (!same) {
      plan.insert.push(fresh);
      known.add({ ...fresh, id: '', sourceId, sortedAt: publishedAt ?? createdAt, isShown: true });
      return;
    }
    if (same.id === '' || (same.sourceId !== sourceId && same.isShown)) return;
    if (matched.has(same.id)) return;
    matched.add(same.id);
    plan.seenIds.push(same.id);
    const change = changeOf(same, fresh, sourceId, known);
    if (Object.keys(change).length > 0) plan.update.push({ id: same.id, change });
  });
  return plan;
}

function indexOf(stored: readonly StoredArticle[], sourceId: string) {
  const byId = new Map<string, StoredArticle>();
  const byAddress = new Map<string, StoredArticle>();
  const byTitle = new Map<string, StoredArticle>();
  const add = (article: StoredArticle) => {
    if (article.sourceId === sourceId && article.externalId) byId.set(article.externalId, article);
    byAddress.set(article.canonicalUrl, article);
    if (article.titleKey) byTitle.set(article.titleKey, article);
  };
  stored.forEach(add);
  return {
    add,
    byAddress,
    find(fresh: NewArticle): StoredArticle | undefined {
      const same = byId.get(fresh.externalId) ?? byAddress.get(fresh.canonicalUrl);
      if (same) return same;
      const alike = byTitle.get(fresh.titleKey ?? '');
      const days = alike
        ? differenceInDays(alike.sortedAt, fresh.publishedAt ?? fresh.createdAt)
        : Number.POSITIVE_INFINITY;
      const { here, elsewhere } = SAME_STORY_WITHIN_DAYS;
      const within = alike?.sourceId === sourceId ? here : elsewhere;
      return Math.abs(days) < within ? alike : undefined;
    },
  };
}

function changeOf(
  before: StoredArticle,
  fresh: NewArticle,
  sourceId: string,
  known: ReturnType<typeof indexOf>,
): ArticleChange {
  const isByTitleAlone =
    before.externalId !== fresh.externalId && before.canonicalUrl !== fresh.canonicalUrl;
  const takesOver = before.sourceId !== sourceId;
  if (isByTitleAlone && !takesOver) return {};
  const { createdAt: _createdAt, ...wanted } = fresh;
  const owner = known.byAddress.get(fresh.canonicalUrl);
  const { url, canonicalUrl, ...rest } = wanted;
  const next = {
    ...rest,
    // An address that belongs to another article stays with that article.
    ...((owner === undefined || owner === before) && { url, canonicalUrl }),
    publishedAt: before.publishedAt ?? fresh.publishedAt,
    ...(takesOver && { sourceId }),
  };
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => !isSame(before[name as keyof StoredArticle], value),
    ),
  );
}

const isSame = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
