import { EMBEDS, type EmbedKey, RESERVED_HEIGHTS } from './frame-rules.ts';
import { type EmbedTheme, readEmbedTheme } from './rules.ts';

type Choice = { publicUrl: string; show: EmbedKey; theme: EmbedTheme };

/**
 * The script tag that embeds a part of this site at its place. The style reserves the height before the script has
 * arrived, so that nothing below moves.
 */
export function scriptTagOf({ publicUrl, show, theme }: Choice): string {
  const shown = readEmbedTheme(theme);
  const attributes = [
    `src="${publicUrl}/embed.js"`,
    `data-show="${show}"`,
    ...(shown ? [`data-theme="${shown}"`] : []),
    'async',
    `style="display:block;padding-bottom:${RESERVED_HEIGHTS[show]}"`,
  ];
  return `<script ${attributes.join(' ')}></script>`;
}

/** A link to the same part as a page of this site, for a site that does not allow third-party scripts. */
export function linkTagOf({ publicUrl, show }: Omit<Choice, 'theme'>): string {
  const { page, title } = EMBEDS.find(({ key }) => key === show) ?? EMBEDS[0];
  return `<a href="${publicUrl}${page}">${title}</a>`;
}
