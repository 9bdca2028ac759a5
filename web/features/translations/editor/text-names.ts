import { BLOCK_LABELS } from '../../pages/admin/blocks/block-types.ts';

/** What staff call the fields, by the last name of a place. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Title',
  description: 'Description',
  heading: 'Heading',
  lead: 'Introduction',
  html: 'Text',
  content: 'Text',
  text: 'Text',
  term: 'Term',
  label: 'Label',
  question: 'Question',
  answer: 'Answer',
  source: 'Source',
  caption: 'Caption',
  excerpt: 'Summary',
  summary: 'Summary',
  messageHint: 'Hint beside the message',
  role: 'Role',
  statement: 'Statement',
  education: 'Education',
  memberships: 'Memberships',
  placeText: 'Where it takes place',
  bringText: 'What to bring',
  priceLabel: 'Price',
};

const IS_NUMBER = /^\d+$/;

/** `Answer 2`: the name of a text, with its number in the list that it is in. */
export function textName(path: string): string {
  const parts = path.replace(/^blocks\.\d+\./, '').split('.');
  const own = parts.findLast((part) => !IS_NUMBER.test(part)) ?? path;
  const number = parts.findLast((part) => IS_NUMBER.test(part));
  return [NAMES[own] ?? spelledOut(own), number && String(Number(number) + 1)]
    .filter(Boolean)
    .join(' ');
}

/** `Block 3: Questions`; null for a text outside of blocks. */
export function groupName({ path, kind }: { path: string; kind: string | null }): string | null {
  const [, block] = /^blocks\.(\d+)\./.exec(path) ?? [];
  if (block === undefined) return null;
  const label = kind === null ? undefined : BLOCK_LABELS[kind as keyof typeof BLOCK_LABELS];
  return [`Block ${Number(block) + 1}`, label].filter(Boolean).join(': ');
}

/** `otherPlaces` as `Other places`. */
const spelledOut = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The texts with their groups, in order. */
export function grouped<Text extends { path: string; kind: string | null }>(
  texts: readonly Text[],
) {
  const groups: { name: string | null; texts: { text: Text; index: number }[] }[] = [];
  for (const [index, text] of texts.entries()) {
    const name = groupName(text);
    const last = groups.at(-1);
    if (last && last.name === name) last.texts.push({ text, index });
    else groups.push({ name, texts: [{ text, index }] });
  }
  return groups;
}
