import { useState } from 'react';
import type { BlockType } from '../../../../../src/features/pages/blocks/schema.ts';
import { movedItem } from '../../../../admin/order/moved-item.ts';
import { useRowDrag } from '../../../../admin/order/use-row-drag.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { type BlockDraft, keyedBlock, newKey } from '../editor/page-draft.ts';
import type { PageForm } from '../editor/use-edited-page.ts';
import { keepFocus } from '../keep-focus.ts';
import { BLOCK_LABELS, blankBlock } from './block-types.ts';

const PATH = 'content.blocks';

/** How long the removal of a block can be undone. */
const UNDO_MS = 15_000;

export type Blocks = ReturnType<typeof useBlocks>;

/** Adds, moves, copies and removes the blocks of a page, and stores which cards are open. */
export function useBlocks(form: PageForm) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const current = () => form.getValues().content.blocks;
  const change = (blocks: BlockDraft[]) => {
    const hadErrors = Object.keys(form.errors).length > 0;
    form.setFieldValue(PATH, blocks);
    // Validates again, because the paths of errors contain indices, which have changed.
    if (hadErrors) void form.validate();
  };
  const setOpenAt = (key: string, isOpen: boolean) =>
    setOpen((before) => {
      const others = [...before].filter((each) => each !== key);
      return new Set(isOpen ? [...others, key] : others);
    });
  const insert = (block: BlockDraft, at: number) => {
    change(current().toSpliced(at, 0, block));
    setOpenAt(block.key, true);
    focusCard(block.key);
  };
  const move = (from: number, to: number) => {
    keepFocus();
    change(movedItem(current(), from, to));
  };
  return {
    ...useRowDrag(({ from, to }) => move(from, to)),
    list: form.values.content.blocks,
    move,
    isOpen: (key: string) => open.has(key),
    toggle: (key: string) => setOpenAt(key, !open.has(key)),
    open: (key: string) => setOpenAt(key, true),
    openAt(index: number) {
      const block = current()[index];
      if (block) setOpenAt(block.key, true);
    },
    areAllOpen: form.values.content.blocks.every(({ key }) => open.has(key)),
    openAll: () => setOpen(new Set(current().map(({ key }) => key))),
    closeAll: () => setOpen(new Set()),
    add: (type: BlockType) => insert(keyedBlock(blankBlock(type)), current().length),
    copy(index: number) {
      const block = current()[index];
      if (block) insert(copyOf(block), index + 1);
    },
    remove(index: number) {
      const block = current()[index];
      if (!block) return;
      change(current().toSpliced(index, 1));
      showToast({
        tone: 'success',
        title: `${BLOCK_LABELS[block.type]} removed`,
        shownMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () => insert(block, Math.min(index, current().length)),
        },
      });
    },
  };
}

/** A copy of a block with new keys. */
function copyOf(block: BlockDraft): BlockDraft {
  const copy = { ...block, key: newKey() };
  if (!('items' in copy)) return copy;
  return { ...copy, items: copy.items.map((item) => ({ ...item, key: newKey() })) } as BlockDraft;
}

/** The id of the button that opens and closes a card. */
export const cardId = (key: string): string => `block-${key}`;

function focusCard(key: string): void {
  requestAnimationFrame(() => document.getElementById(cardId(key))?.focus());
}
