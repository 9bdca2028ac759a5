import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import {
  optionalLine,
  optionalText,
  requiredText,
  requiredTextBlock,
} from '../../../platform/text/text-schema.ts';
import { markupProblem } from '../../articles/html/rules.ts';
import { pictureIdInput } from '../../pictures/schema.ts';
import { CONDITIONS } from '../rules.ts';

/** Limits of one page, far above the size of any readable page. */
const MAX_BLOCKS = 60;
const MAX_ITEMS = 40;
const MAX_HTML_CHARACTERS = 60_000;

const heading = requiredText(160);
const sentence = requiredTextBlock(2_000);

/** HTML of the elements that articles may have. It is sanitised when it is saved, and again when it is shown. */
const htmlText = requiredTextBlock(MAX_HTML_CHARACTERS).superRefine((content, { addIssue }) => {
  const problem = markupProblem(content);
  if (problem) addIssue({ code: 'custom', message: problem });
});

/** The target of a link to a section: `custody` in `/practice-areas/family-law#custody`. */
const anchor = optionalLine(60).refine(
  (value) => value === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  { error: 'Use lowercase letters, digits and hyphens' },
);

const items = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, { error: 'Must be a list' })
    .min(1, { error: 'Add at least one' })
    .max(MAX_ITEMS, { error: `Must be at most ${MAX_ITEMS}` });

/** What every block may have. */
const common = {
  /** The block is shown only while this condition is met; always if null. */
  showWhen: z
    .enum(
      CONDITIONS.map(({ value }) => value),
      { error: 'Choose one of the conditions' },
    )
    .nullish()
    .transform((value) => value ?? null),
};

const noteShape = { title: requiredText(120), text: sentence };

/** Running text, with a heading that links can point to. */
const textBlock = z.object({
  type: z.literal('text'),
  ...common,
  heading: optionalLine(160),
  anchor,
  html: htmlText,
});

const listBlock = z.object({
  type: z.literal('list'),
  ...common,
  heading: optionalLine(160),
  anchor,
  items: items(z.object({ term: optionalLine(160), text: sentence })),
});

/** A sequence of steps; `label` says when a step happens, such as `Day 1`. */
const stepsBlock = z.object({
  type: z.literal('steps'),
  ...common,
  heading: optionalLine(160),
  anchor,
  items: items(z.object({ label: optionalLine(60), title: requiredText(160), text: sentence })),
});

/** `source` names the statute or page on which the answer is based. */
const questionsBlock = z.object({
  type: z.literal('questions'),
  ...common,
  heading,
  anchor,
  items: items(
    z.object({ question: requiredText(300), answer: sentence, source: optionalLine(300) }),
  ),
});

/** A remark in the margin that explains a term in plain words. */
const noteBlock = z.object({ type: z.literal('note'), ...common, ...noteShape });

/** A framed message, such as what to do in danger. With `hasLeaveLink`, it has a quick exit link. */
const noticeBlock = z.object({
  type: z.literal('notice'),
  ...common,
  tone: z.enum(['info', 'warning'], { error: 'Choose one of the tones' }),
  html: htmlText,
  hasLeaveLink: z.boolean({ error: validation.trueOrFalse }).default(false),
});

/** A built-in drawing, or a picture that staff have uploaded, with its caption and source. */
const figureBlock = z
  .object({
    type: z.literal('figure'),
    ...common,
    drawing: optionalLine(60),
    pictureId: pictureIdInput.shape.id.nullish().transform((value) => value ?? null),
    caption: optionalText(500),
    source: optionalLine(300),
    isWide: z.boolean({ error: validation.trueOrFalse }).default(false),
  })
  .refine(({ drawing, pictureId }) => (drawing === null) !== (pictureId === null), {
    error: 'Choose a drawing or a picture',
    path: ['pictureId'],
  });

/** The attorneys, with links to their profiles. */
const peopleBlock = z.object({ type: z.literal('people'), ...common, heading });

/** The firm's claims and its office hours as figures. */
const factsBlock = z.object({ type: z.literal('facts'), ...common });

/** The index of the practice areas, with a note beside it. */
const practiceAreasBlock = z.object({
  type: z.literal('practiceAreas'),
  ...common,
  heading,
  lead: sentence,
  note: z
    .object(noteShape)
    .nullish()
    .transform((value) => value ?? null),
  /** Whether it ends with a link to the page of all practice areas. */
  hasLink: z.boolean({ error: validation.trueOrFalse }).default(true),
});

/** The short form of the calculator, which opens the calculator with the typed amount. */
const calculatorTeaserBlock = z.object({
  type: z.literal('calculatorTeaser'),
  ...common,
  heading,
  lead: sentence,
  note: z
    .object(noteShape)
    .nullish()
    .transform((value) => value ?? null),
});

/** The newest testimonials. The heading is read by screen readers only. */
const testimonialsBlock = z.object({ type: z.literal('testimonials'), ...common, heading });

/** The newest articles. */
const articlesBlock = z.object({ type: z.literal('articles'), ...common, heading });

/** The call to action at the end of a page: booking, phone, address and office hours. */
const callToActionBlock = z.object({
  type: z.literal('callToAction'),
  ...common,
  heading,
  text: sentence,
});

/** Phone, e-mail address, address and office hours, with directions to the office. */
const contactDetailsBlock = z.object({
  type: z.literal('contactDetails'),
  ...common,
  heading: optionalLine(160),
});

/** The retention periods of personal data, from the constants that the daily deletion uses. */
const retentionBlock = z.object({ type: z.literal('retention'), ...common });

export const blockSchema = z.discriminatedUnion(
  'type',
  [
    textBlock,
    listBlock,
    stepsBlock,
    questionsBlock,
    noteBlock,
    noticeBlock,
    figureBlock,
    peopleBlock,
    factsBlock,
    practiceAreasBlock,
    calculatorTeaserBlock,
    testimonialsBlock,
    articlesBlock,
    callToActionBlock,
    contactDetailsBlock,
    retentionBlock,
  ],
  { error: 'Choose one of the types of blocks' },
);
export type Block = z.output<typeof blockSchema>;
export type BlockType = Block['type'];

/**
 * The content of a page. `name` is the short name that links, breadcrumbs and lists use; `title` and `description` are
 * what search engines and browser tabs show, without the firm's name; `heading` and `lead` are at the top of the page.
 * `area` is the key of the practice area that the page is about, whose drawing and booking link are beside the text.
 */
export const pageContentSchema = z.object({
  name: requiredText(80),
  title: requiredText(120),
  description: requiredText(300),
  heading: requiredText(160),
  lead: requiredTextBlock(600),
  area: optionalLine(60),
  blocks: z
    .array(blockSchema, { error: 'Must be a list of blocks' })
    .max(MAX_BLOCKS, { error: `Must be at most ${MAX_BLOCKS} blocks` }),
});
export type PageContent = z.output<typeof pageContentSchema>;
export type PageContentInput = z.input<typeof pageContentSchema>;
