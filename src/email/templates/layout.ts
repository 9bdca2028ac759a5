import { addressLine } from '../../firm/address-line.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { type Html, html } from '../../html.ts';

// The light tokens of the site (web/styles/tokens.css). Mail programs know no custom properties and
// few of them know style sheets, so styles stand on the elements.
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const SANS = "'Hanken Grotesk', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The frame of every mail: the firm's name, the words, the address, one line of small print. */
export function mailLayout(firm: FirmProfile, content: Html, smallPrint: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${firm.name}</title>
</head>
<body style="margin:0;padding:0;background:#f0f5fa;color:#132237">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:600px;background:#ffffff;border:1px solid #d8e0e9;border-radius:14px">
<tr><td style="padding:28px 32px 0;font:500 23px/1.2 ${SERIF};color:#132237">${firm.name}</td></tr>
<tr><td style="padding:12px 32px 0"><div style="height:3px;width:72px;background:#d76a2c;border-radius:2px;font-size:0;line-height:0">&nbsp;</div></td></tr>
<tr><td style="padding:20px 32px 28px;font:400 17px/1.6 ${SANS};color:#132237">${content}</td></tr>
</table>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:600px"><tr><td style="padding:20px 32px;font:400 13px/1.6 ${SANS};color:#4e5d73">${firm.name}, ${addressLine(firm)}, ${firm.phone}<br>${smallPrint}</td></tr></table>
</td></tr></table>
</body>
</html>`.toString();
}

export function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px">${text}</p>`;
}

/** The one thing to press. */
export function button(href: string, text: string): Html {
  return html`<p style="margin:0 0 20px"><a href="${href}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#244c80;color:#ffffff;font-weight:600;text-decoration:none">${text}</a></p>`;
}

/** A last line that leads somewhere. */
export function link(href: string, text: string): Html {
  return html`<p style="margin:0"><a href="${href}" style="color:#244c80">${text}</a></p>`;
}

/** Labels and values between hairlines. */
export function table(rows: readonly (readonly [string, string])[]): Html {
  const cell = 'padding:10px 0;border-top:1px solid #d8e0e9;vertical-align:top';
  return html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:8px 0 24px;border-bottom:1px solid #d8e0e9">${rows.map(
    ([label, value]) => html`<tr>
<td style="${cell};width:112px;font:400 15px/1.5 ${SANS};color:#4e5d73">${label}</td>
<td style="${cell};font:600 15px/1.5 ${SANS};color:#132237;white-space:pre-line">${value}</td>
</tr>`,
  )}</table>`;
}
