import type { Context } from '../../platform/trpc/context.ts';
import type { AdvertisingText } from '../advertising/finding.ts';
import { advertisingTextsOf as articleTexts } from '../articles/advertising-texts.ts';
import { advertisingTextsOf as mailAdvertisingTexts } from '../email/texts/find-mail-texts.ts';
import { attorneyTexts, claimTexts } from '../firm/advertising-texts.ts';
import { pageTexts } from '../pages/advertising-texts.ts';
import { advertisingTextsOf as testimonialTexts } from '../testimonials/advertising-texts.ts';
import type { SiteContent } from './content-schema.ts';

/** The public texts of the content, for the checks of advertising law. */
export const advertisingTextsOf = (
  { firm, attorneys, testimonials, articles, pages, mailTexts, translations }: SiteContent,
  { translatables }: Pick<Context, 'translatables'>,
): AdvertisingText[] => [
  ...claimTexts(firm.claims),
  ...attorneys.flatMap((attorney) => attorneyTexts(attorney)),
  ...testimonials.flatMap(testimonialTexts),
  ...articles.flatMap(articleTexts),
  ...pages.flatMap(publicPageTexts),
  ...mailTexts.flatMap(({ kind, texts }) => mailAdvertisingTexts(kind, texts)),
  ...translations.flatMap((translation) => publicTranslation(translation, translatables)),
];

/** The texts of a published translation. */
const publicTranslation = (
  { entity, of, language, texts, isPublished }: SiteContent['translations'][number],
  translatables: Context['translatables'],
): AdvertisingText[] => {
  const htmlKeys = translatables.find((each) => each.entity === entity)?.htmlKeys;
  const isHtml = (path: string) => htmlKeys?.has(path.split('.').at(-1) ?? '') ?? false;
  return isPublished
    ? Object.entries(texts).map(([path, text]) => ({
        ...{ item: of, language, field: `texts.${path}`, text, isHtml: isHtml(path) },
      }))
    : [];
};

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
