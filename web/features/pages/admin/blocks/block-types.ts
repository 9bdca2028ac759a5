import type { Block, BlockType } from '../../../../../src/features/pages/blocks/schema.ts';

type Kind = { type: BlockType; label: string; hint: string };

/** The types of blocks in the order of the menu: first those that consist of text. */
export const BLOCK_GROUPS: readonly { title: string; kinds: readonly Kind[] }[] = [
  {
    title: 'Text',
    kinds: [
      { type: 'text', label: 'Text', hint: 'Running text with a heading' },
      { type: 'list', label: 'List', hint: 'Points, each with a term' },
      { type: 'steps', label: 'Steps', hint: 'What happens in which order' },
      { type: 'questions', label: 'Questions', hint: 'Questions and answers' },
      { type: 'note', label: 'Margin note', hint: 'A term in plain words' },
      { type: 'notice', label: 'Notice', hint: 'A framed message' },
      { type: 'figure', label: 'Figure', hint: 'A drawing or a picture, with its source' },
    ],
  },
  {
    title: 'Parts of the website',
    kinds: [
      { type: 'people', label: 'Attorneys', hint: 'With links to their profiles' },
      { type: 'facts', label: 'Facts', hint: 'Claims and office hours' },
      { type: 'practiceAreas', label: 'Practice areas', hint: 'Links to all of them' },
      { type: 'calculatorTeaser', label: 'Calculator', hint: 'Its short form' },
      { type: 'testimonials', label: 'Testimonials', hint: 'The newest ones' },
      { type: 'articles', label: 'Articles', hint: 'The newest ones' },
      { type: 'callToAction', label: 'Call to action', hint: 'Booking, phone and address' },
      { type: 'contactDetails', label: 'Contact details', hint: 'Address and office hours' },
      { type: 'retention', label: 'Retention periods', hint: 'How long the website keeps data' },
    ],
  },
];

/** The label of each type. */
export const BLOCK_LABELS = Object.fromEntries(
  BLOCK_GROUPS.flatMap(({ kinds }) => kinds).map(({ type, label }) => [type, label]),
) as Readonly<Record<BlockType, string>>;

const HEADED = { heading: null, anchor: null };

const BLANK: {
  readonly [Type in BlockType]: Omit<Extract<Block, { type: Type }>, 'type' | 'showWhen'>;
} = {
  text: { ...HEADED, html: '' },
  list: { ...HEADED, items: [{ term: null, text: '' }] },
  steps: { ...HEADED, items: [{ label: null, title: '', text: '' }] },
  questions: {
    heading: 'Questions',
    anchor: null,
    items: [{ question: '', answer: '', source: null }],
  },
  note: { title: 'In plain words', text: '' },
  notice: { tone: 'info', html: '', hasLeaveLink: false },
  figure: {
    drawing: 'family-law',
    pictureId: null,
    caption: null,
    source: null,
    isWide: false,
  },
  people: { heading: 'Who you will meet' },
  facts: {},
  practiceAreas: { heading: '', lead: '', note: null, hasLink: true },
  calculatorTeaser: { heading: '', lead: '', note: null },
  testimonials: { heading: 'What clients say' },
  articles: { heading: 'From the blog' },
  callToAction: { heading: '', text: '' },
  contactDetails: { heading: null },
  retention: {},
};

/** A new block of a type, with sensible initial values. */
export const blankBlock = (type: BlockType): Block =>
  ({ type, showWhen: null, ...BLANK[type] }) as Block;

const BLANK_ITEMS = {
  list: BLANK.list.items[0],
  steps: BLANK.steps.items[0],
  questions: BLANK.questions.items[0],
} as const;

export type ListType = keyof typeof BLANK_ITEMS;

/** A new item of a list block. */
export const blankItem = (type: ListType): object => ({ ...BLANK_ITEMS[type] });
