import { z } from 'zod';
import { shortCalculatorSchema } from '../../jurisdictions/calculator-schema.ts';
import { originalLanguage } from '../../translations/original-language-schema.ts';

/** The language of the texts of a part if it is not that of the page. */
const lang = { lang: z.string().optional() };

const note = z.object({ title: z.string(), text: z.string() });

/**
 * The parts of a page as visitors get them: consecutive text blocks are merged into one piece of HTML; every other
 * block becomes a part with the component that renders it and its texts. Merge fields are replaced, and blocks whose
 * condition is not met are left out.
 */
const pagePartSchema = z.discriminatedUnion('type', [
  z.object({ ...lang, type: z.literal('html'), html: z.string() }),
  z.object({
    ...lang,
    type: z.literal('notice'),
    tone: z.enum(['info', 'warning']),
    html: z.string(),
    hasLeaveLink: z.boolean(),
  }),
  z.object({
    ...lang,
    type: z.literal('drawing'),
    drawing: z.string(),
    /** The caption and the source, as one line. */
    caption: z.string().nullable(),
  }),
  z.object({ ...lang, type: z.literal('people'), heading: z.string() }),
  z.object({ ...lang, type: z.literal('facts') }),
  z.object({
    ...lang,
    type: z.literal('practiceAreas'),
    heading: z.string(),
    lead: z.string(),
    note: note.nullable(),
    hasLink: z.boolean(),
  }),
  z.object({
    ...lang,
    type: z.literal('calculatorTeaser'),
    heading: z.string(),
    lead: z.string(),
    note: note.nullable(),
    calculator: shortCalculatorSchema,
  }),
  z.object({ ...lang, type: z.literal('testimonials'), heading: z.string() }),
  z.object({ ...lang, type: z.literal('articles'), heading: z.string() }),
  z.object({ ...lang, type: z.literal('callToAction'), heading: z.string(), text: z.string() }),
  z.object({ ...lang, type: z.literal('contactDetails'), heading: z.string().nullable() }),
]);
export type PagePart = z.output<typeof pagePartSchema>;

/** A page as visitors read it. */
export const shownPageSchema = z.object({
  path: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  lead: z.string(),
  area: z.string().nullable(),
  parts: z.array(pagePartSchema),
  /** The ancestors of this page by path, topmost first, for the breadcrumb. */
  above: z.array(z.object({ name: z.string(), path: z.string() })),
  ...originalLanguage,
});
export type ShownPage = z.output<typeof shownPageSchema>;
