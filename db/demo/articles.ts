import { communityProperty } from './articles/community-property.ts';
import { custodyMeeting } from './articles/custody-meeting.ts';
import { divorceFirstDays } from './articles/divorce-first-days.ts';
import { probateTime } from './articles/probate-time.ts';
import { smallEstates } from './articles/small-estates.ts';
import { trustOrWill } from './articles/trust-or-will.ts';
import type { DemoArticle } from './demo-article.ts';

/** Newest first. The first two keep the slugs that the product has always had. */
export const demoArticles: readonly DemoArticle[] = [
  trustOrWill,
  custodyMeeting,
  probateTime,
  divorceFirstDays,
  communityProperty,
  smallEstates,
];
