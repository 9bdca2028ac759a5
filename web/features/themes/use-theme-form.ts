import { crudTexts } from '../../admin/crud-texts.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Theme } from './theme.ts';
import { useUpdateTheme } from './use-update-theme.ts';

export type ThemeDraft = Record<'name' | 'displayName' | 'description' | 'cssVariables', string>;

const loadSchema = async () => (await import('../../../src/features/themes/schema.ts')).themeFields;

export type ThemeForm = ReturnType<typeof useThemeForm>['form'];

/** The form of a theme, to create one or update the given one. */
export function useThemeForm(
  draft: ThemeDraft,
  { edited, onSaved }: { edited: Theme | undefined; onSaved: () => void },
) {
  const { themes } = trpc.useUtils();
  const updating = useUpdateTheme(edited, onSaved);
  const creating = useMutationToasts()({
    ...crudTexts('create', 'Theme'),
    refresh: () => themes.invalidate(),
    onSuccess: onSaved,
  });
  const creation = trpc.themes.create.useMutation({ onSuccess: creating.onSuccess });
  const form = useForm({
    schema: loadSchema,
    initialValues: draft,
    onError: edited ? updating.explain : creating.onError,
  });
  const submit = form.onSubmit((theme) =>
    edited ? updating.overwrite(edited, theme) : creation.mutateAsync(theme),
  );
  return { form, updating, isPending: creation.isPending || updating.isPending, submit };
}

/** An installed theme as form values, with its variables as formatted JSON, one per line. */
export const draftOf = ({ name, displayName, description, cssVariables }: Theme): ThemeDraft => ({
  name,
  displayName,
  description,
  cssVariables: JSON.stringify(JSON.parse(cssVariables), null, 2),
});
