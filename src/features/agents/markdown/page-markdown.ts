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
  if (NOT_READ.test(path)) return undefined;
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const layout = await layoutOf(ctx);
  return `${blocks(
    await ctx.htmlToMarkdown(main, layout.publicUrl + path),
    /^\/schedule(\?|$)/.test(path) && (await bookingChoices(ctx, layout)),
    footer(layout),
  )}\n`;
}

/** The consultation types, which the page shows in a form. */
async function bookingChoices(ctx: Context, { visibility, publicUrl }: SiteLayout) {
  if (!visibility.consultation_booking) return '';
  const { types } = await listBookingChoices(ctx);
  return blocks(
    heading(2, 'Consultations'),
    list(
      types.map(({ key, label, description, priceLabel }) => {
        const words = [description, priceLabel].filter(Boolean).join(' ');
        const name = link(label, `${publicUrl}/schedule?type=${key}`);
        return words ? `${name}: ${escapeInline(words)}` : name;
      }),
    ),
    visibility.ai_assistants &&
      paragraph(
        `Programs find free times, and hold one for a person who confirms it, at ${publicUrl}/mcp (Model Context Protocol).`,
      ),
  );
}

/** The footer of every page. */
const footer = ({ firm, statements, publicUrl, year, visibility, menus }: SiteLayout) =>
  blocks(
    '---',
    facts([
      ['Phone', firm.phone],
      ['Email', firm.email],
      ...officesOf(firm).map((office): [string, string] => [
        hasSeveralOffices(firm) ? `Office in ${office.label}` : 'Office',
        [addressLine(office), office.phone !== firm.phone && office.phone]
          .filter(Boolean)
          .join(', '),
      ]),
      ['Hours', firm.officeHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')],
    ]),
    paragraph('See also:'),
    list([
      ...(visibility.consultation_booking
        ? [link('Schedule a consultation', `${publicUrl}/schedule`)]
        : []),
      ...menus.legal.map(({ text, href }) => link(text, new URL(href, publicUrl).href)),
    ]),
    paragraph([...statements.everyPage, `© ${year} ${firm.name}.`].join(' ')),
  );
