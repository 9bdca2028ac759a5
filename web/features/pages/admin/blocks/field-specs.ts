import type { BlockType } from '../../../../../src/features/pages/blocks/schema.ts';
import type { ListType } from './block-types.ts';

/** The specification of a field of a block or item, with its kind of control. */
export type FieldSpec = {
  /** Its property name in the block, such as `heading` or `note`. */
  name: string;
  label: string;
  /**
   * `line` and `text` are plain text with one or several lines, `name` is an identifier that readers do not see, `html`
   * rich text, `switch` a boolean, `tone` a select, `figure` a drawing or a picture, `note` an optional title and text.
   */
  kind: 'line' | 'text' | 'name' | 'html' | 'switch' | 'tone' | 'figure' | 'note';
  hint?: string;
  optional?: boolean;
  isHalf?: boolean;
};

const HEADING: FieldSpec = { name: 'heading', label: 'Heading', kind: 'line', optional: true };
const NEEDED_HEADING: FieldSpec = { ...HEADING, optional: false };
const ANCHOR: FieldSpec = {
  name: 'anchor',
  label: 'Section name',
  kind: 'name',
  hint: 'Links can point to it: custody in /family-law#custody',
  optional: true,
};
const HTML: FieldSpec = { name: 'html', label: 'Text', kind: 'html' };
const LEAD: FieldSpec = { name: 'lead', label: 'Introduction', kind: 'text' };
const NOTE: FieldSpec = { name: 'note', label: 'With a note beside it', kind: 'note' };

/** The fields of each type of block, without its items. */
export const BLOCK_FIELDS: Readonly<Record<BlockType, readonly FieldSpec[]>> = {
  text: [HEADING, ANCHOR, HTML],
  list: [HEADING, ANCHOR],
  steps: [HEADING, ANCHOR],
  questions: [NEEDED_HEADING, ANCHOR],
  note: [
    { name: 'title', label: 'Title', kind: 'line' },
    { name: 'text', label: 'Text', kind: 'text' },
  ],
  notice: [
    { name: 'tone', label: 'Tone', kind: 'tone' },
    HTML,
    { name: 'hasLeaveLink', label: 'With a link to leave the page quickly', kind: 'switch' },
  ],
  figure: [
    { name: 'drawing', label: 'Drawing or picture', kind: 'figure' },
    { name: 'caption', label: 'Caption', kind: 'text', optional: true },
    { name: 'source', label: 'Source', kind: 'line', optional: true },
    { name: 'isWide', label: 'Wide picture', kind: 'switch' },
  ],
  people: [NEEDED_HEADING],
  facts: [],
  practiceAreas: [
    NEEDED_HEADING,
    LEAD,
    { name: 'hasLink', label: 'With a link to all practice areas', kind: 'switch' },
    NOTE,
  ],
  calculatorTeaser: [NEEDED_HEADING, LEAD, NOTE],
  testimonials: [{ ...NEEDED_HEADING, hint: 'Only screen readers read it' }],
  articles: [NEEDED_HEADING],
  callToAction: [NEEDED_HEADING, { name: 'text', label: 'Text', kind: 'text' }],
  contactDetails: [HEADING],
  retention: [],
};

/** The fields of an item, and the noun for an item. */
export const ITEM_FIELDS: Readonly<
  Record<ListType, { what: string; fields: readonly FieldSpec[] }>
> = {
  list: {
    what: 'Point',
    fields: [
      { name: 'term', label: 'Term', kind: 'line', optional: true, hint: 'In bold' },
      { name: 'text', label: 'Text', kind: 'text' },
    ],
  },
  steps: {
    what: 'Step',
    fields: [
      { name: 'label', label: 'When', kind: 'line', optional: true, hint: 'Day 1', isHalf: true },
      { name: 'title', label: 'Title', kind: 'line', isHalf: true },
      { name: 'text', label: 'Text', kind: 'text' },
    ],
  },
  questions: {
    what: 'Question',
    fields: [
      { name: 'question', label: 'Question', kind: 'line' },
      { name: 'answer', label: 'Answer', kind: 'text' },
      {
        name: 'source',
        label: 'Source',
        kind: 'line',
        optional: true,
        hint: 'The statute or page that the answer is based on',
      },
    ],
  },
};
