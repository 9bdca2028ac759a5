import type { AdvertisingText } from '../advertising/finding.ts';
import { advertisingTextsOf as articleTexts } from '../articles/advertising-texts.ts';
import { advertisingTextsOf as mailAdvertisingTexts } from '../email/texts/find-mail-texts.ts';
import { attorneyTexts, claimTexts } from '../firm/advertising-texts.ts';
import { pageTexts } from '../pages/advertising-texts.ts';
import { advertisingTextsOf as testimonialTexts } from '../testimonials/advertising-texts.ts';
import type { SiteContent } from './content-schema.ts';

/** The public texts of the content, for the checks of advertising law. */
export const advertisingTextsOf = ({
  firm,
  attorneys,
  testimonials,
  articles,
  pages,
  mailTexts,
}: SiteContent): AdvertisingText[] => [
  ...claimTexts(firm.claims),
  ...attorneys.flatMap((attorney) => attorneyTexts(attorney)),
  ...testimonials.flatMap(testimonialTexts),
  ...articles.flatMap(articleTexts),
  ...pages.flatMap(publicPageTexts),
  ...mailTexts.flatMap(({ kind, texts }) => mailAdvertisingTexts(kind, texts)),
];

/** The published texts of a page, and those of its draft if that is scheduled. */
const publicPageTexts = ({
  content,
  draft,
  isPublished,
  publishAt,
}: SiteContent['pages'][number]) => [
  ...(isPublished ? pageTexts(content) : []),
  ...(publishAt && draft ? pageTexts(draft) : []),
];
