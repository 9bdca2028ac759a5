import type { Tx } from '../../../../db/client.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { picturesIn } from '../../articles/article-pictures.ts';
import { lockShownPictures } from '../../pictures/queries.ts';
import type { Block, PageContent } from './schema.ts';

/** The ids of the pictures that a page shows, in figures and in sanitised rich text. */
export const picturesOfPage = ({ blocks }: PageContent): string[] => blocks.flatMap(picturesOf);

function picturesOf(block: Block): string[] {
  if (block.type === 'figure') return block.pictureId === null ? [] : [block.pictureId];
  return 'html' in block ? picturesIn(block.html) : [];
}

/**
 * Keeps the pictures of a page from being deleted until the transaction ends. Throws `invalid_input` for a block with a
 * picture that the gallery does not have.
 */
export async function lockPagePictures(tx: Tx, content: PageContent): Promise<void> {
  const pictures = await lockShownPictures(tx, picturesOfPage(content));
  for (const [index, block] of content.blocks.entries()) {
    if (picturesOf(block).every((id) => pictures.has(id))) continue;
    const field = block.type === 'figure' ? 'pictureId' : 'html';
    throw invalidField(
      `content.blocks.${index}.${field}`,
      'Has a picture that is no longer in the gallery: choose another',
    );
  }
}
