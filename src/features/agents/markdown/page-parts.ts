import type { Context } from '../../../platform/trpc/context.ts';
import { TESTIMONIALS_DISCLOSURE } from '../../advertising/disclosure-rules.ts';
import { findLatestArticles } from '../../articles/find-articles.ts';
import type { Claim } from '../../firm/rules.ts';
import type { PagePart } from '../../pages/blocks/parts-schema.ts';
import type { SiteLayout } from '../../site/schema.ts';
import { listFeatured } from '../../testimonials/list-testimonials.ts';
import { articleList } from './article-list.ts';
import { attorneyProfiles, contactFacts } from './firm-markdown.ts';
import { htmlToMarkdown } from './html-markdown.ts';
import { blocks, escapeInline, facts, heading, link, list, paragraph, quote } from './markdown.ts';
import { quoteOf } from './reviews.ts';

const LATEST = 3;
const FEATURED = 3;

/** A part of a page as Markdown, including the other content that the part shows. */
export async function partToMarkdown(
  ctx: Context,
  layout: SiteLayout,
  part: PagePart,
): Promise<string> {
  const { firm, publicUrl } = layout;
  switch (part.type) {
    case 'html':
      return htmlToMarkdown(part.html, publicUrl);
    case 'notice':
      return quote(htmlToMarkdown(part.html, publicUrl));
    case 'drawing':
      return part.caption ? paragraph(part.caption) : '';
    case 'people':
      return blocks(heading(2, part.heading), attorneyProfiles(layout, 3));
    case 'facts':
      return factsOf(layout);
    case 'practiceAreas':
      return practiceAreas(layout, part);
    case 'calculatorTeaser':
      return blocks(
        heading(2, part.heading),
        paragraph(part.lead),
        noteOf(part.note),
        link('Probate calculator', `${publicUrl}/probate-calculator`),
      );
    case 'testimonials': {
      const testimonials = await listFeatured(ctx, FEATURED);
      if (testimonials.length === 0) return '';
      return blocks(
        heading(2, part.heading),
        paragraph(TESTIMONIALS_DISCLOSURE),
        ...testimonials.map(({ clientName, origin, ...each }) =>
          quoteOf(layout, { ...each, name: clientName, origin }),
        ),
        link('All reviews', `${publicUrl}/reviews`),
      );
    }
    case 'articles': {
      const articles = await findLatestArticles(ctx, { limit: LATEST });
      return articles.length === 0
        ? ''
        : blocks(heading(2, part.heading), articleList(layout, articles));
    }
    case 'callToAction':
      return blocks(heading(2, part.heading), paragraph(callToAction(layout, part.text)));
    case 'contactDetails':
      return blocks(part.heading && heading(2, part.heading), contactFacts(firm));
  }
}

/** Has the same sentences as on the page. */
const callToAction = ({ firm }: SiteLayout, text: string) =>
  [
    text,
    firm.hasFreeConsultation && 'An initial consultation is free.',
    firm.claims.reply && `We reply ${firm.claims.reply.toLowerCase()}.`,
  ]
    .filter(Boolean)
    .join(' ');

function factsOf({ firm: { claims, sampleClaims, officeHours } }: SiteLayout): string {
  const name = (claim: Claim, words: string) =>
    sampleClaims.includes(claim) ? `${words} (sample)` : words;
  return facts([
    [name('rating', 'Our own rating'), claims.rating],
    [name('experience', 'Experience'), claims.experience],
    [name('reply', 'We reply to every message'), claims.reply],
    ['Office hours', officeHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')],
  ]);
}

type AreasPart = Extract<PagePart, { type: 'practiceAreas' }>;

function practiceAreas(layout: SiteLayout, part: AreasPart): string {
  const areas = layout.practiceAreas.filter(({ isListed }) => isListed);
  return blocks(
    heading(2, part.heading),
    paragraph(part.lead),
    list(
      areas.map(({ label, path, summary }) => {
        const name = path === null ? escapeInline(label) : link(label, layout.publicUrl + path);
        return `${name}: ${escapeInline(summary)}`;
      }),
    ),
    noteOf(part.note),
  );
}

const noteOf = (note: { title: string; text: string } | null) =>
  note && quote(`**${escapeInline(note.title)}** ${escapeInline(note.text)}`);
