import type { z } from 'zod';
import { addressInLanguage, type Language } from '../../../messages/messages.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { contentWith } from './content-with.ts';
import { requireOriginal } from './read-translation.ts';
import type { previewTranslationInput, translationPreviewSchema } from './schema.ts';
import { withoutBlanks } from './text-rules.ts';
import type { PreviewDeps } from './translatable.ts';

type Deps = PreviewDeps & Pick<Context, 'translatables'>;

/**
 * What the page of an original would show with these texts in a language, the main one included; a text that is missing says
 * what the original says. Throws `translation_not_found`, `preview_not_found` and `invalid_input`.
 */
export async function previewTranslation(
  deps: Deps,
  { texts, ...id }: z.output<typeof previewTranslationInput>,
): Promise<z.input<typeof translationPreviewSchema>> {
  const { of, original } = await requireOriginal(deps.db, deps, id);
  const content = contentWith(of, original, withoutBlanks(texts));
  const language = id.language as Language;
  const preview = await of.preview?.(deps, { original, content, language });
  if (!preview) throw notFound('preview', 'The site has no page that shows this.');
  return { address: addressInLanguage(language, preview.path), shown: preview.shown };
}
