import { addressInLanguage } from '../../../../../messages/messages.ts';
import { markedHtml } from '../../../../platform/languages/marked-html.ts';
import { plainText } from '../../../../platform/languages/marked-text-rules.ts';
import { messagesFor, siteAddress } from '../../../../platform/languages/messages-for.ts';
import { Html, html } from '../../../../platform/text/html.ts';
import type { Wording } from '../../../contact-preferences/rules.ts';
import type { Mail } from '../../../email/mail.ts';
import type { MailFirm } from '../../../email/mail-look.ts';
import { neutralWords } from '../../../email/neutral/neutral-words.ts';
import { inlineLink, link, mailLayout, paragraph } from '../../../email/templates/layout.ts';
import { addressLine } from '../../../firm/address-rules.ts';
import type { LetterArticle } from '../queries.ts';
import type { AdvertisingParts } from './find-advertising-parts.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { ArticleIn } from './translatable.ts';

/** The text of a letter, which is the same for every subscriber of a language. */
export type LetterWords = {
  subject: string;
  previewLine: string;
  opening: string;
  /** HTML that the sanitizer for articles has processed. */
  content: string;
  articles: readonly ArticleIn[];
  closing: string;
  advertising: AdvertisingParts;
  /** Whether the subscribers of another language get it in the main one; the letter says so. */
  isOriginal?: boolean;
};

type LetterMailInput = {
  firm: MailFirm;
  publicUrl: string;
  letter: LetterWords;
  /** The recipient's token; null in a preview and in a test mail, whose unsubscribe link has no effect. */
  token: string | null;
  wording: Wording;
};

/**
 * The mail of a letter to one subscriber, with what law and mail providers require: a visible unsubscribe link and a
 * one-click unsubscribe header (RFC 8058), and the firm's name and postal address (15 U.S.C. §7704(a)(5); Business and
 * Professions Code §6157.2).
 */
export function letterMail({ firm, publicUrl, letter, token, wording }: LetterMailInput): Mail {
  const { mails } = messagesFor(firm);
  const path = token === null ? '/newsletter' : `/newsletter/${token}`;
  const page = siteAddress(firm, publicUrl, path);
  const { subject, previewLine, opening, content, articles, closing, advertising } =
    wording === 'neutral' ? neutralLetter(letter, firm) : letter;
  const remark = letter.isOriginal ? mails.letterInOriginal : '';
  const linked = articles.map((article) => ({
    ...article,
    href: publicUrl + addressInLanguage(article.language, article.path),
  }));
  const sender = `${firm.name}, ${addressLine(firm, firm.formats)}, ${firm.phone}`;
  const text = [
    remark,
    opening,
    mailText(content, publicUrl),
    ...linked.map(({ title, excerpt, href }) => `${title}\n${excerpt}\n${href}`),
    closing,
    ...advertising.statements.map(plainText),
    `${sender}\n${mails.letterSmallPrint}\n${mails.unsubscribe}: ${page}`,
  ];
  return {
    wording,
    subject: labelled(subject, advertising),
    text: text.filter((part) => part !== '').join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraphs(remark)}${paragraphs(opening)}${new Html(mailHtml(content, { colours: firm.colours, publicUrl }))}${linked.map((article) => articleHtml(firm, article))}${paragraphs(closing)}${statementsHtml(firm, advertising)}`,
      html`${mails.letterSmallPrint} ${inlineLink(firm, page, mails.unsubscribe)}`,
      { wording, previewLine },
    ),
    ...(token !== null && { secret: token, unsubscribeUrl: `${page}/unsubscribe` }),
  };
}

/**
 * The letter in neutral wording: replaces the texts that inboxes and notifications show before the mail is opened, and
 * the link texts, which could name the topic.
 */
function neutralLetter(letter: LetterWords, firm: MailFirm): LetterWords {
  const { subject, opening } = neutralWords(firm).newsletter_letter;
  return {
    ...letter,
    subject,
    previewLine: opening,
    opening: `${opening}\n\n${letter.opening}`,
    content: letter.content.replace(
      /(<a\b[^>]*>)[\s\S]*?<\/a>/g,
      `$1${messagesFor(firm).mails.openLink}</a>`,
    ),
  };
}

/** The subject with the label before it, unless staff have written it there themselves. */
const labelled = (subject: string, { label }: AdvertisingParts): string =>
  label === '' || subject.toLowerCase().startsWith(label.toLowerCase())
    ? subject
    : `${label}: ${subject}`;

const statementsHtml = ({ colours }: MailFirm, { statements }: AdvertisingParts): Html =>
  html`${statements.length > 0 ? html`<div style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${colours.line};font-size:15px">${statements.map((text) => paragraph(markedHtml(text)))}</div>` : ''}`;

const paragraphs = (text: string): Html[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [first = '', ...others] = part.split('\n');
      return others.length === 0
        ? paragraph(first)
        : html`<p style="margin:0 0 16px">${first}${others.map((line) => html`<br>${line}`)}</p>`;
    });

const articleHtml = (
  firm: MailFirm,
  { title, excerpt, href }: LetterArticle & { href: string },
): Html =>
  html`<div style="margin:0 0 24px;padding:16px 0 0;border-top:1px solid ${firm.colours.line}"><h2 style="margin:0 0 8px;font:500 20px/1.3 Newsreader, Georgia, 'Times New Roman', serif">${title}</h2>${paragraphs(excerpt)}${link(firm, href, messagesFor(firm).mails.readArticle)}</div>`;
