import { messagesFor } from '../../../platform/languages/messages-for.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import { formatDay } from '../../../platform/time/format-rules.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { BREAKS, SANS, SERIF, TABLE } from '../../email/templates/layout.ts';
import { attorneyNamed } from '../../firm/attorneys/by-name/rules.ts';
import { initialsOf } from '../../firm/attorneys/rules.ts';
import { mailedPhotoPath } from '../../firm/photos/address-rules.ts';
import type { Meeting } from '../meeting.ts';
import { appointmentTime } from './appointment-time.ts';
import { inHtml, type Row } from './meeting-rows.ts';

/** Size of the portrait, in pixels: 4 to 5, as on the site. */
const FACE = { width: 88, height: 110 };

type Input = {
  appointment: Meeting & { scheduledDate: Date };
  firm: MailFirm;
  publicUrl: string;
};

/**
 * The rows of a mail as a card, designed like the last step of the booking: the date in large type, the attorney with
 * their portrait, and the other rows.
 */
export function appointmentCard(input: Input, all: readonly Row[]): Html {
  const { firm } = input;
  const { mails } = messagesFor(firm);
  // Their content is already in the head of the card or beside the portrait.
  const inHead: readonly string[] = [mails.when, mails.what, mails.withWhom];
  // After what the client needs on the way to the consultation.
  const last: readonly string[] = [mails.howLong, mails.questions];
  const rest = all.filter(([label]) => !inHead.includes(label));
  const isLast = ([label]: Row) => last.includes(label);
  const rows = [...rest.filter((row) => !isLast(row)), ...rest.filter(isLast)];
  return html`<table ${TABLE} style="table-layout:fixed;margin:8px 0 24px;border:1px solid ${firm.colours.line};border-radius:14px;border-collapse:separate">
${head(input, all.find(([label]) => label === mails.what)?.[1])}${who(input)}${facts(firm, rows)}</table>`;
}

/** `what`: the type of consultation, in mails that name it. */
function head({ appointment: { scheduledDate }, firm }: Input, what: string | undefined): Html {
  const { dawn, onDawn } = firm.colours;
  // The large date is repeated as text in the line below it.
  const day = html`<div aria-hidden="true" style="margin:0 0 12px -2px;font:500 64px/1 ${SERIF};letter-spacing:-2px;white-space:nowrap">${formatDay(scheduledDate, firm.zone, firm.formats.locale)}</div>`;
  const time = html`<b style="font:600 17px/1.4 ${SANS}">${appointmentTime(scheduledDate, firm).long}</b>`;
  return html`<tr><td style="padding:20px 20px 18px;border-radius:13px 13px 0 0;background:${dawn};color:${onDawn};font:400 15px/1.5 ${SANS};${BREAKS}">${day}${time}${what && html`<br>${what}`}</td></tr>
`;
}

/** The attorney; nothing if the consultation is with the firm as a whole. */
function who({ appointment: { hostName, place }, firm, publicUrl }: Input): Html {
  if (!hostName) return html``;
  const { meeting } = messagesFor(firm);
  const { text, quiet } = firm.colours;
  const label = place === 'phone' ? meeting.talksTo : meeting.meets;
  const role = attorneyNamed(firm.attorneys, hostName)?.role;
  return html`<tr><td style="padding:20px 20px 6px"><table ${TABLE} style="table-layout:fixed"><tr>
<td width="${FACE.width}" style="width:${FACE.width}px;vertical-align:middle">${face({ firm, publicUrl, name: hostName })}</td>
<td style="padding-left:18px;vertical-align:middle;font:400 15px/1.5 ${SANS};color:${quiet};${BREAKS}">${label}<br><span style="font:500 22px/1.25 ${SERIF};color:${text}">${hostName}</span>${role && html`<br>${role}`}</td>
</tr></table></td></tr>
`;
}

function facts(firm: MailFirm, rows: readonly Row[]): Html {
  const { line, text, quiet } = firm.colours;
  const cells = inHtml(firm, rows, 'named').map(([label, value], place) => {
    const rule = place === 0 ? '' : `border-top:1px solid ${line};`;
    return html`<tr><td style="padding:14px 20px;${rule}font:600 16px/1.5 ${SANS};color:${text};white-space:pre-line;${BREAKS}"><span style="font:400 14px/1.5 ${SANS};color:${quiet}">${label}</span><br>${value}</td></tr>
`;
  });
  return html`${cells}`;
}

/**
 * The attorney's photograph as a small JPEG, at an address that is the same in every mail. Without one, their initials
 * in a plain box: mail programs do not show the site's drawing, an SVG.
 */
function face({ firm, publicUrl, name }: Omit<Input, 'appointment'> & { name: string }): Html {
  const { tile, action, mark } = firm.colours;
  const { width, height } = FACE;
  const photo = attorneyNamed(firm.attorneys, name)?.photo;
  if (photo) {
    return html`<img src="${publicUrl}${mailedPhotoPath(photo)}" alt="${name}" width="${width}" height="${height}" style="display:block;width:${width}px;height:${height}px;object-fit:cover;border:0;border-radius:8px;background:${tile};font:400 13px/1.4 ${SANS};color:${action}">`;
  }
  return html`<div aria-hidden="true" style="width:${width}px;height:${height}px;overflow:hidden;border-radius:8px;background:${tile}"><div style="width:22px;height:22px;margin:16px 0 0 20px;border-radius:11px;background:${mark};font-size:0;line-height:0">&nbsp;</div><div style="text-align:center;font:400 44px/56px ${SERIF};letter-spacing:-2px;color:${action}">${initialsOf(name)}</div></div>`;
}
