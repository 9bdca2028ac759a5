import { markedHtml } from '../../../platform/languages/marked-html.ts';
import type { MarkedText } from '../../../platform/languages/marked-text-rules.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import type { Wording } from '../../contact-preferences/rules.ts';
import { addressLine } from '../../firm/address-rules.ts';
import { notSaidIn } from '../../firm/statements/rules.ts';
import type { MailLogo } from '../../look/mail-logo.ts';
import type { MailFirm } from '../mail-look.ts';
import { neutralSender } from '../neutral/neutral-words.ts';

// Few mail programs support style sheets, so styles are inline.
export const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
export const SANS = "'Hanken Grotesk', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

export const TABLE = html`role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"`;

/** Prevents long addresses and words from making the mail wider than a phone. */
export const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

/**
 * The layout of every mail: the firm's mark and name unless the wording is neutral, the content, the address, one line of
 * small print. The preview line is shown only in the lists of mail programs.
 */
export function mailLayout(
  firm: MailFirm,
  content: Html,
  smallPrint: string | Html,
  { wording, previewLine = '' }: { wording: Wording; previewLine?: string },
): string {
  const isNeutral = wording === 'neutral';
  const { page, card, text, quiet, line, mark } = firm.colours;
  return html`<!doctype html>
<html lang="${firm.formats.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${isNeutral ? neutralSender(firm) : firm.name}</title>
</head>
<body style="margin:0;padding:0;background:${page};color:${text}">
${previewLine && hiddenLine(previewLine)}<table ${TABLE} style="background:${page}"><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:600px;table-layout:fixed;background:${card};border:1px solid ${line};border-radius:14px">
${isNeutral ? '' : letterhead(firm)}<tr><td style="padding:12px 24px 0"><div style="height:3px;width:72px;background:${mark};border-radius:2px;font-size:0;line-height:0">&nbsp;</div></td></tr>
<tr><td style="padding:20px 24px 28px;font:400 17px/1.6 ${SANS};color:${text};${BREAKS}">${content}</td></tr>
</table>
<table ${TABLE} style="max-width:600px;table-layout:fixed"><tr><td style="padding:20px 24px;font:400 13px/1.6 ${SANS};color:${quiet};${BREAKS}">${senderLine(firm)}<br>${statementsOf(firm).map((text) => html`${markedHtml(text)}<br>`)}${smallPrint}</td></tr></table>
</td></tr></table>
</body>
</html>`.toString();
}

const senderLine = (firm: MailFirm) =>
  `${firm.name}, ${addressLine(firm, firm.formats)}, ${firm.phone}`;

/** What the law of the firm asks for in every mail and the line of its sender does not say. */
export const statementsOf = (firm: MailFirm): MarkedText[] =>
  notSaidIn(senderLine(firm), firm.statements ?? []);

function letterhead(firm: MailFirm): Html {
  const { logo } = firm;
  if (logo && !logo.showsName) {
    return html`<tr><td style="padding:28px 24px 0;font:500 23px/1.2 ${SERIF};color:${firm.colours.text}">${logoOf(firm, logo, firm.name)}</td></tr>
`;
  }
  const mark = logo ? logoOf(firm, logo, '') : markOf(firm);
  return html`<tr><td style="padding:28px 24px 0"><table ${TABLE}><tr><td width="${logo ? logo.width + 12 : 46}" style="vertical-align:middle">${mark}</td><td style="vertical-align:middle;font:500 23px/1.2 ${SERIF};color:${firm.colours.text};${BREAKS}">${firm.name}</td></tr></table></td></tr>
`;
}

/** Mail programs that block images show `alt` in its place. */
function logoOf({ colours }: MailFirm, logo: MailLogo, alt: string): Html {
  const { src, width, height, plate } = logo;
  const ground = plate ? `background:${plate};padding:5px 10px;border-radius:4px;` : '';
  return html`<img src="${src}" alt="${alt}" width="${width}" height="${height}" style="display:block;border:0;${ground}color:${colours.text}">`;
}

const hiddenLine = (
  text: string,
) => html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}</div>
`;

/** The site's mark, a sun over level lines, built from plain boxes: mail programs often block images. */
function markOf({ colours: { action, mark } }: MailFirm): Html {
  const bar = html`<div style="height:2px;margin-top:4px;background:${action};font-size:0;line-height:0">&nbsp;</div>`;
  return html`<div aria-hidden="true" style="width:34px"><div style="width:14px;height:14px;margin:0 auto;border-radius:7px;background:${mark};font-size:0;line-height:0">&nbsp;</div>${bar}${bar}${bar}</div>`;
}

export function paragraph(text: string | Html): Html {
  return html`<p style="margin:0 0 16px">${text}</p>`;
}

/** The paragraphs of a text, which are separated by empty lines; none if it is empty. */
export function paragraphs(text: string): Html {
  return html`${text ? text.split(/\n{2,}/).map((lines) => paragraph(withBreaks(lines))) : ''}`;
}

const withBreaks = (text: string): Html =>
  html`${text.split('\n').flatMap((line, place) => (place ? [html`<br>`, line] : [line]))}`;

/** The call to action. */
export function button({ colours }: MailFirm, href: string, text: string): Html {
  return html`<p style="margin:0 0 20px"><a href="${href}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${colours.action};color:${colours.onAction};font-weight:600;text-decoration:none">${text}</a></p>`;
}

/** A link on a line of its own, at the end. */
export function link(firm: MailFirm, href: string, text: string): Html {
  return html`<p style="margin:0">${inlineLink(firm, href, text)}</p>`;
}

/** A link within a sentence. */
export function inlineLink({ colours }: MailFirm, href: string, text: string): Html {
  return html`<a href="${href}" style="color:${colours.action}">${text}</a>`;
}

/** Labels and values, separated by hairlines. */
export function table(
  { colours }: MailFirm,
  rows: readonly (readonly [label: string, value: string | Html])[],
): Html {
  const cell = `padding:10px 0;border-top:1px solid ${colours.line};vertical-align:top`;
  return html`<table ${TABLE} style="table-layout:fixed;margin:8px 0 24px;border-bottom:1px solid ${colours.line}">${rows.map(
    ([label, value]) => html`<tr>
<td width="112" style="${cell};width:112px;font:400 15px/1.5 ${SANS};color:${colours.quiet}">${label}</td>
<td style="${cell};font:600 15px/1.5 ${SANS};color:${colours.text};white-space:pre-line;${BREAKS}">${value}</td>
</tr>`,
  )}</table>`;
}
