import { formatCount } from '../../../src/platform/pagination/rules.ts';

type Share = { text: string; count: number; tone: 'new' | 'main' | 'quiet' };

/** A total and the parts that add up to it. */
export type Shares = { total: number; note?: string; shares: readonly Share[] };

/**
 * The messages by status. New messages are also unresolved, because resolving a message marks it as read. Source of the
 * figures: admin spec §2.
 */
export function messageShares(counts: {
  all: number;
  new: number;
  unresolved: number;
  resolved: number;
}): Shares {
  const read = Math.max(0, counts.unresolved - counts.new);
  return {
    total: counts.all,
    note: `${formatCount(counts.unresolved)} unresolved:`,
    shares: [
      { text: 'new', count: counts.new, tone: 'new' },
      { text: 'read', count: read, tone: 'main' },
      { text: 'resolved', count: counts.resolved, tone: 'quiet' },
    ],
  };
}

/** The articles by status. The scheduled ones are only listed if there are any. */
export function articleShares(counts: {
  all: number;
  published: number;
  draft: number;
  scheduled: number;
}): Shares {
  return {
    total: counts.all,
    shares: [
      { text: 'published', count: counts.published, tone: 'main' },
      ...(counts.scheduled
        ? [{ text: 'scheduled', count: counts.scheduled, tone: 'new' } as const]
        : []),
      { text: counts.draft === 1 ? 'draft' : 'drafts', count: counts.draft, tone: 'quiet' },
    ],
  };
}
