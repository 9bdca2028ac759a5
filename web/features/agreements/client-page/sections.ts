import type { LinkedAgreement } from '../../../../src/features/agreements/client-link/schema.ts';

type Block = LinkedAgreement['document'][number];

/** A part of a document: a clause with its heading, or what stands before the first one. */
export type Section = { heading: string | null; blocks: Block[] };

/** The title of a document and its parts, in order. */
export function sectionsOf(blocks: readonly Block[]): { title: string; sections: Section[] } {
  const sections: Section[] = [];
  let title = '';
  for (const block of blocks) {
    if (block.kind === 'title') title = block.text;
    else if (block.kind === 'heading') sections.push({ heading: block.text, blocks: [] });
    else {
      const last = sections.at(-1);
      if (last) last.blocks.push(block);
      else sections.push({ heading: null, blocks: [block] });
    }
  }
  return { title, sections };
}

const WORDS_PER_MINUTE = 200;

/** How many clauses a document has, and how long it takes to read it. */
export function sizeOf(blocks: readonly Block[]): { parts: number; minutes: number } {
  const words = blocks.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return {
    parts: blocks.filter(({ kind }) => kind === 'heading').length,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}

/** Runs of paragraphs, and of items of one list. */
export function runsOf(blocks: readonly Block[]): { kind: 'text' | 'item'; texts: string[] }[] {
  const runs: { kind: 'text' | 'item'; texts: string[] }[] = [];
  for (const { kind, text } of blocks) {
    const last = runs.at(-1);
    if (kind === 'item' && last?.kind === 'item') last.texts.push(text);
    else runs.push({ kind: kind === 'item' ? 'item' : 'text', texts: [text] });
  }
  return runs;
}
