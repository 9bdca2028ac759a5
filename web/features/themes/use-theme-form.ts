import { crudTexts } from '../../admin/crud-texts.ts';
import { useEditedRecord } from '../../admin/use-edited-record.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { lowContrastQuestion } from './low-contrast-question.tsx';
import type { Theme } from './theme.ts';
import { useRefreshThemes } from './use-refresh-themes.ts';

export type ThemeDraft = Record<'name' | 'displayName' | 'description' | 'cssVariables', string>;

const loadSchema = async () => (await import('../../../src/features/themes/schema.ts')).themeFields;

export type ThemeForm = ReturnType<typeof useThemeForm>['form'];

type Sent = ThemeDraft & { confirmLowContrast?: boolean };

/** The form of a theme, to create one or update the given one; low contrast of the active one requires a confirmation. */
export function useThemeForm(
  draft: ThemeDraft,
  { edited, onSaved }: { edited: Theme | undefined; onSaved: () => void },
) {
  const ask = useConfirm();
  const record = useThemeRecord(draft, { edited, onSaved });
  const { form, saved, theirs } = record;
  const save = async (fields: Sent, values: ThemeDraft, over: Theme | undefined) => {
    try {
      await record.save(fields, values, over);
    } catch (error) {
      const pairs = apiErrorOf(error)?.lowContrast;
      if (!over || !pairs) throw error;
      const question = lowContrastQuestion(pairs, {
        title: 'Save a theme that is hard to read?',
        action: 'Save anyway',
        keep: 'Keep editing',
      });
      if (await ask(question)) {
        await record.save({ ...fields, confirmLowContrast: true }, values, over);
      }
    }
  };
  return {
    ...record,
    onSubmit: form.onSubmit((fields, values) => save(fields, values, saved)),
    overwrite: () => form.submit(null, (fields, values) => save(fields, values, theirs)),
  };
}

function useThemeRecord(
  draft: ThemeDraft,
  { edited, onSaved }: Parameters<typeof useThemeForm>[1],
) {
  const { client, themes } = trpc.useUtils();
  const refreshUpdated = useRefreshThemes();
  return useEditedRecord<Theme, ThemeDraft, Sent, unknown>({
    opened: edited,
    draftOf,
    blank: draft,
    form: { schema: loadSchema },
    send: async ({ fields: { name, ...fields }, over }) =>
      over
        ? client.themes.update.mutate({ ...fields, id: over.id, updatedAt: over.updatedAt })
        : client.themes.create.mutate({ ...fields, name }),
    fetchTheirs: ({ id }) => {
      void themes.list.invalidate();
      return client.themes.one.query({ id });
    },
    texts: crudTexts(edited ? 'update' : 'create', 'Theme'),
    refresh: edited ? refreshUpdated : () => themes.invalidate(),
    onSaved,
  });
}

/** An installed theme as form values, with its variables as formatted JSON, one per line. */
export const draftOf = ({ name, displayName, description, cssVariables }: Theme): ThemeDraft => ({
  name,
  displayName,
  description,
  cssVariables: JSON.stringify(JSON.parse(cssVariables), null, 2),
});
