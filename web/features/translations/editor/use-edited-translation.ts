import type { RefObject } from 'react';
import { useEditedRecord } from '../../../admin/use-edited-record.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Translation } from '../translations.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/translations/texts-schema.ts')).translatedTextsInput;

export type TranslationId = { language: string; entity: string; key: string };

export type TranslationDraft = { texts: string[]; path: string };

const draftOf = ({ texts, translatedPath }: Translation): TranslationDraft => ({
  texts: texts.map(({ translation }) => translation),
  path: translatedPath ?? '',
});

/** The editor of a translation: each text is a field, in the order of the original. */
export function useEditedTranslation(
  id: TranslationId,
  opened: Translation,
  {
    root,
    onReplace,
  }: {
    root: RefObject<HTMLElement | null>;
    /** Called with what was saved if the original has gained or lost texts in the meantime. */
    onReplace: (stored: Translation) => void;
  },
) {
  const { client, translations } = trpc.useUtils();
  const input = id;
  const { texts } = opened;
  const record = useEditedRecord({
    opened,
    draftOf,
    form: {
      schema: loadSchema,
      transformValues: (draft: TranslationDraft, saved = opened) => ({
        texts: Object.fromEntries(texts.map(({ path }, index) => [path, draft.texts[index] ?? ''])),
        path: draft.path.trim() || null,
        isPublished: saved.isPublished,
        updatedAt: saved.updatedAt,
      }),
      fieldOf: (path) => fieldOf(path, texts),
      focusError: () => requestAnimationFrame(() => focusFirstInvalid(root.current)),
    },
    send: ({ fields, over = opened, advertisingReason }) =>
      client.translations.save.mutate({
        ...{ ...fields, ...input, updatedAt: over.updatedAt },
        ...(advertisingReason && { advertisingReason }),
      }),
    fetchTheirs: () => client.translations.get.query(input),
    texts: {
      success: ({ isPublished }) => (isPublished ? 'Translation published' : 'Draft saved'),
      failure: 'Failed to save the translation',
    },
    // Not awaited: the lists take long, and the editor itself is always refetched when it is opened.
    refresh: () => {
      void translations.list.invalidate();
      void translations.languages.invalidate();
      void translations.ofOriginal.invalidate();
    },
    isGuarded: true,
  });
  const { form, take, saved = opened } = record;
  return {
    ...record,
    saved,
    /** Saves as a draft or for visitors; resolves to whether it is saved. */
    async save(isPublished: boolean, over = saved): Promise<boolean> {
      let isSaved = false;
      await form.submit(null, async (fields, values) => {
        const stored = await record.save({ ...fields, isPublished }, values, over);
        isSaved = true;
        if (placesOf(stored) !== placesOf(opened)) return onReplace(stored);
        take(stored, values);
      });
      return isSaved;
    },
  };
}

export type TranslationEditing = ReturnType<typeof useEditedTranslation>;

const placesOf = ({ texts }: Translation) => texts.map(({ path }) => path).join(' ');

/** `texts.blocks.0.html` of the server is the field `texts.3`. */
function fieldOf(path: string, texts: Translation['texts']): string {
  if (!path.startsWith('texts.')) return path;
  const place = path.slice('texts.'.length);
  const index = texts.findIndex((each) => each.path === place);
  return index < 0 ? path : `texts.${index}`;
}

function focusFirstInvalid(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
