import type { TemplateContent } from '../content-schema.ts';
import { PLACEHOLDER } from '../rules.ts';

/** A part of a document: its title, the heading of a clause, a paragraph, or an item of a list. */
export type Block = { kind: 'title' | 'heading' | 'text' | 'item'; text: string };

/** Which clauses the document has, and the value of each field as the document writes it. */
export type Filling = {
  language: string;
  /** The ids of the optional clauses that are part of the document. */
  chosen: readonly string[];
  values: Readonly<Record<string, string>>;
};

/** The document in one language: its title, which text counts if there are several, and the numbered clauses. */
export function composeDocument(content: TemplateContent, filling: Filling): Block[] {
  const { language, chosen, values } = filling;
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (_all, key: string) => oneLine(values[key] ?? ''));
  const clauses = content.clauses.filter(
    ({ id, isOptional }) => !isOptional || chosen.includes(id),
  );
  const prevails = content.prevails[language];
  return [
    { kind: 'title', text: fill(content.titles[language] ?? '') },
    ...(prevails && content.languages.length > 1
      ? paragraphsOf(prevails).map((block) => ({ ...block, text: fill(block.text) }))
      : []),
    ...clauses.flatMap(({ texts }, index): Block[] => {
      const { heading = '', text = '' } = texts[language] ?? {};
      return [
        { kind: 'heading', text: `${index + 1}. ${fill(heading)}` },
        ...paragraphsOf(text).map((block) => ({ ...block, text: fill(block.text) })),
      ];
    }),
  ];
}

/** A value never adds paragraphs or items to a document. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function paragraphsOf(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((paragraph): Block[] => {
    const blocks: Block[] = [];
    for (const line of paragraph.split('\n')) {
      const [, item] = /^\s*-\s+(.*)$/.exec(line) ?? [];
      const last = blocks.at(-1);
      if (item !== undefined) blocks.push({ kind: 'item', text: item.trim() });
      else if (last) last.text = `${last.text} ${line.trim()}`.trim();
      else if (line.trim()) blocks.push({ kind: 'text', text: line.trim() });
    }
    return blocks;
  });
}
