import { invalidField } from '../../platform/errors/errors.ts';
import { withTexts } from './text-rules.ts';
import type { Original, Translatable } from './translatable.ts';

/** The content of an original with other texts, by their places. Throws `invalid_input` with the place of the text. */
export function contentWith(
  { schema }: Pick<Translatable, 'schema'>,
  original: Original,
  texts: Readonly<Record<string, string>>,
): unknown {
  const content = schema.safeParse(withTexts(original.content, texts));
  if (content.success) return content.data;
  const [issue] = content.error.issues;
  throw invalidField(`texts.${issue?.path.join('.')}`, issue?.message ?? 'Is invalid');
}
