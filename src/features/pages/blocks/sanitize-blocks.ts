import * as validation from '../../../../messages/en/validation.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { hasText } from '../../articles/article-html.ts';
import type { SanitizeArticle } from '../../articles/sanitize-article.ts';
import type { Block, PageContent } from './schema.ts';

/**
 * Sanitises the rich text of all blocks. `removed` names what was removed, such as `<img>`, each once. Throws
 * `invalid_input` for a block of which nothing remains.
 */
export async function sanitizeBlocks(
  sanitizeArticle: SanitizeArticle,
  content: PageContent,
): Promise<{ content: PageContent; removed: string[] }> {
  const removed = new Set<string>();
  const sanitize = async (block: Block, index: number): Promise<Block> => {
    if (!('html' in block)) return block;
    const { html, removed: here } = await sanitizeArticle(block.html);
    if (!hasText(html)) throw invalidField(`content.blocks.${index}.html`, validation.required);
    for (const each of here) removed.add(each);
    return { ...block, html };
  };
  const blocks = await Promise.all(content.blocks.map(sanitize));
  return { content: { ...content, blocks }, removed: [...removed] };
}
