import { Html, html } from '../../../../platform/text/html.ts';
import type { Wording } from '../../../contact-preferences/rules.ts';
import type { Mail } from '../../../email/mail.ts';
import type { MailFirm } from '../../../email/mail-look.ts';
import { NEUTRAL_WORDS } from '../../../email/neutral/rules.ts';
import { inlineLink, link, mailLayout, paragraph } from '../../../email/templates/layout.ts';
import { addressLine } from '../../../firm/address-rules.ts';
import type { LetterArticle } from '../queries.ts';
import type { AdvertisingParts } from './find-advertising-parts.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** The text of a letter, which is the same for every subscriber. */
export type LetterWords = {
  subject: string;
  previewLine: string;
  opening: string;
  /** HTML that the sanitizer for articles has processed. */
  content: string;
  articles: readonly LetterArticle[];
  closing: string;
  advertising: AdvertisingParts;
};

type LetterMailInput = {
  firm: MailFirm;
  publicUrl: string;
  letter: LetterWords;
  /** The recipient's token; null in a preview and in a test mail, whose unsubscribe link has no effect. */
  token: string | null;
  wording: Wording;
};

const ASKED = 'You get this letter because you confirmed your subscription on our website.';
const STOP = 'Unsubscribe';

/**
 * The mail of a letter to one subscriber, with what law and mail providers require: a visible unsubscribe link and a
 * one-click unsubscribe header (RFC 8058), and the firm's name and postal address (15 U.S.C. §7704(a)(5); Business and
 * Professions Code §6157.2).
 */
export function letterMail({ firm, publicUrl, letter, token, wording }: LetterMailInput): Mail {
  const page = token === null ? `${publicUrl}/newsletter` : `${publicUrl}/newsletter/${token}`;
  const { subject, previewLine, opening, content, articles, closing, advertising } =
    wording === 'neutral' ? neutralLetter(letter) : letter;
  const linked = articles.map((article) => ({
    ...article,
    href: `${publicUrl}/blog/${article.slug}`,
  }));
  const sender = `${firm.name}, ${addressLine(firm)}, ${firm.phone}`;
  const text = [
    opening,
    mailText(content, publicUrl),
    ...linked.map(({ title, excerpt, href }) => `${title}\n${excerpt}\n${href}`),
    closing,
    ...advertising.statements,
    `${sender}\n${ASKED}\n${STOP}: ${page}`,
  ];
  return {
    wording,
    subject: labelled(subject, advertising),
    text: text.filter((part) => part !== '').join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraphs(opening)}${new Html(mailHtml(content, { colours: firm.colours, publicUrl }))}${linked.map((article) => articleHtml(firm, article))}${paragraphs(closing)}${statementsHtml(firm, advertising)}`,
      html`${ASKED} ${inlineLink(firm, page, STOP)}`,
      { wording, previewLine },
    ),
    ...(token !== null && { secret: token, unsubscribeUrl: `${page}/unsubscribe` }),
  };
}

/**
 * The letter in neutral wording: replaces the texts that inboxes and notifications show before the mail is opened, and
 * the link texts, which could name the topic.
 */
function neutralLetter(letter: LetterWords): LetterWords {
  const { subject, opening } = NEUTRAL_WORDS.newsletter_letter;
  return {
    ...letter,
    subject,
    previewLine: opening,
    opening: `${opening}\n\n${letter.opening}`,
    content: letter.content.replace(/(<a\b[^>]*>)[\s\S]*?<\/a>/g, '$1Open the link</a>'),
  };
}

/** The subject with the label before it, unless staff have written it there themselves. */
const labelled = (subject: string, { label }: AdvertisingParts): string =>
  label === '' || subject.toLowerCase().startsWith(label.toLowerCase())
    ? subject
    : `${label}: ${subject}`;

const statementsHtml = ({ colours }: MailFirm, { statements }: AdvertisingParts): Html =>
  html`${statements.length > 0 ? html`<div style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${colours.line};font-size:15px">${statements.map(paragraph)}</div>` : ''}`;

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
  html`<div style="margin:0 0 24px;padding:16px 0 0;border-top:1px solid ${firm.colours.line}"><h2 style="margin:0 0 8px;font:500 20px/1.3 Newsreader, Georgia, 'Times New Roman', serif">${title}</h2>${paragraphs(excerpt)}${link(firm, href, 'Read the article')}</div>`;
