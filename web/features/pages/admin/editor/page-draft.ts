import type {
  Block,
  PageContent,
  PageContentInput,
} from '../../../../../src/features/pages/blocks/schema.ts';
import type { AdminPage } from '../../../../../src/features/pages/schema.ts';

/** A React key that stays the same when a block or an item moves, so that its inputs and the focus move with it. */
type Keyed<Part> = Part & { key: string };
type WithKeys<Part> = Part extends { items: (infer Item)[] }
  ? Keyed<Omit<Part, 'items'> & { items: Keyed<Item>[] }>
  : Keyed<Part>;

/** A block in the editor. */
export type BlockDraft = WithKeys<Block>;

export type ItemDraft = Extract<BlockDraft, { items: unknown }>['items'][number];

/**
 * A page in the editor. The property names match the input of the save call, so that the server's field errors map to
 * the form's fields.
 */
export type PageDraft = {
  path: string;
  content: Omit<PageContent, 'blocks'> & { blocks: BlockDraft[] };
};

let keys = 0;

/** A key that no other block or item has. */
export function newKey(): string {
  keys += 1;
  return `k${keys}`;
}

/** A block with keys for itself and its items; the keys of `like` are reused at the same positions. */
export function keyedBlock(block: Block, like?: BlockDraft): BlockDraft {
  const key = like?.key ?? newKey();
  if (!('items' in block)) return { ...block, key };
  const before: readonly ItemDraft[] = like && 'items' in like ? like.items : [];
  const items = block.items.map((item, index) => ({
    ...item,
    key: before[index]?.key ?? newKey(),
  }));
  return { ...block, key, items } as BlockDraft;
}

/** The last saved content of a page, published or not, for the editor. The keys of `like` are reused. */
export function draftOf({ path, content, draft }: AdminPage, like?: PageDraft): PageDraft {
  const { blocks, ...texts } = draft ?? content;
  const before = like?.content.blocks;
  return {
    path,
    content: {
      ...texts,
      blocks: blocks.map((block, index) => {
        const old = before?.[index];
        return keyedBlock(block, old?.type === block.type ? old : undefined);
      }),
    },
  };
}

/** The content of a page that has only its name. */
export function newContent(name: string): PageContentInput {
  return {
    name,
    title: name,
    description: name,
    heading: name,
    lead: name,
    area: null,
    blocks: [],
  };
}
