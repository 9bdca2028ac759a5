import { addressInLanguage, messagesIn, readAddress } from '../../../../messages/messages.ts';
import { plainTexts } from '../../../platform/languages/marked-text-rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { addressLine } from '../../firm/address-rules.ts';
import { hasSeveralOffices, officesOf } from '../../firm/offices/rules.ts';
import { listBookingChoices } from '../../scheduling/choices/list-choices.ts';
import type { SiteLayout } from '../../site/schema.ts';
import { layoutOf } from '../tools/firm-tool.ts';
import { blocks, escapeInline, facts, heading, link, list, paragraph } from './markdown.ts';

/** Pages for staff, and pages in frames of other sites: they have no Markdown. */
const NOT_READ = /^\/(login|admin|embed)(\/|$)/;

/**
 * A public page as Markdown: the `main` of its HTML and a footer. `path` includes the query. Undefined for pages that
 * have no Markdown.
 */
export async function pageMarkdown(
  ctx: Context,
  { html, path }: { html: string; path: string },
): Promise<string | undefined> {
  const { address } = readAddress(path);
  if (NOT_READ.test(address)) return undefined;
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const layout = await layoutOf(ctx);
  return `${blocks(
    await ctx.htmlToMarkdown(main, layout.publicUrl + path),
    /^\/schedule(\?|$)/.test(address) && (await bookingChoices(ctx, layout)),
    footer(ctx, layout),
  )}\n`;
}

/** The consultation types, which the page shows in a form. */
async function bookingChoices(ctx: Context, { visibility, publicUrl }: SiteLayout) {
  if (!visibility.consultation_booking) return '';
  const { types } = await listBookingChoices(ctx);
  const { markdown } = messagesIn(ctx.language);
  return blocks(
    heading(2, markdown.consultations),
    list(
      types.map(({ key, label, description, priceLabel }) => {
        const words = [description, priceLabel].filter(Boolean).join(' ');
        const name = link(label, addressOf(ctx, `/schedule?type=${key}`));
        return words ? `${name}: ${escapeInline(words)}` : name;
      }),
    ),
    visibility.ai_assistants && paragraph(markdown.programsHold({ address: `${publicUrl}/mcp` })),
  );
}

/** The footer of every page. */
function footer(ctx: Context, { firm, statements, year, visibility, menus }: SiteLayout): string {
  const { markdown } = messagesIn(ctx.language);
  return blocks(
    '---',
    facts([
      [markdown.phone, firm.phone],
      [markdown.email, firm.email],
      ...officesOf(firm).map((office): [string, string] => [
        hasSeveralOffices(firm) ? markdown.officeIn({ place: office.label }) : markdown.office,
        [addressLine(office, firm.formats), office.phone !== firm.phone && office.phone]
          .filter(Boolean)
          .join(', '),
      ]),
      [markdown.hours, firm.officeHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')],
    ]),
    paragraph(markdown.seeAlso),
    list([
      ...(visibility.consultation_booking
        ? [link(markdown.schedule, addressOf(ctx, '/schedule'))]
        : []),
      ...menus.legal.map(({ text, href }) => link(text, menuAddress(ctx, href))),
    ]),
    paragraph(plainTexts([...statements.everyPage, `© ${year} ${firm.name}.`])),
  );
}

/** The same of an entry of a menu, which may be a page of another site. */
const menuAddress = (ctx: Context, href: string) =>
  href.startsWith('/') ? addressOf(ctx, href) : new URL(href, ctx.publicUrl).href;

/** The absolute address of a page in the language of the request. */
const addressOf = ({ publicUrl, language }: Context, path: string) =>
  publicUrl + addressInLanguage(language, path);
