import { EMBEDS, type EmbedKey, RESERVED_HEIGHTS } from './frame-rules.ts';
import { type EmbedTheme, readEmbedTheme } from './rules.ts';
import type { EmbedLanguage } from './schema.ts';

type Choice = {
  publicUrl: string;
  show: EmbedKey;
  theme: EmbedTheme;
  /** A further language; the main one without it. */
  language?: EmbedLanguage | undefined;
};

/**
 * The script tag that embeds a part of this site at its place. The style reserves the height before the script has
 * arrived, so that nothing below moves.
 */
export function scriptTagOf({ publicUrl, show, theme, language }: Choice): string {
  const shown = readEmbedTheme(theme);
  const attributes = [
    `src="${publicUrl}${language?.prefix ?? ''}/embed.js"`,
    `data-show="${show}"`,
    ...(shown ? [`data-theme="${shown}"`] : []),
    'async',
    `style="display:block;padding-bottom:${RESERVED_HEIGHTS[show]}"`,
  ];
  return `<script ${attributes.join(' ')}></script>`;
}

/** A link to the same part as a page of this site, for a site that does not allow third-party scripts. */
export function linkTagOf({ publicUrl, show, language }: Omit<Choice, 'theme'>): string {
  const { page, title } = EMBEDS.find(({ key }) => key === show) ?? EMBEDS[0];
  const other = language?.links.find((link) => link.show === show);
  return other
    ? `<a href="${publicUrl}${other.page}" hreflang="${language?.language}" lang="${language?.language}">${other.title}</a>`
    : `<a href="${publicUrl}${page}">${title}</a>`;
}
