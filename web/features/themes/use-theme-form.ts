import { crudTexts } from '../../admin/crud-texts.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';

export type ThemeDraft = Record<'name' | 'displayName' | 'description' | 'cssVariables', string>;

const loadSchema = async () => (await import('../../../src/features/themes/schema.ts')).themeFields;

export type ThemeForm = ReturnType<typeof useThemeForm>['form'];

export function useThemeForm(draft: ThemeDraft, onCreated: () => void) {
  const form = useForm({ schema: loadSchema, initialValues: draft });
  const { themes } = trpc.useUtils();
  const creation = trpc.themes.create.useMutation(
    useMutationToasts()({
      ...crudTexts('create', 'Theme'),
      refresh: () => themes.invalidate(),
      onSuccess: onCreated,
    }),
  );
  const submit = form.onSubmit((theme) => creation.mutateAsync(theme));
  return { form, isPending: creation.isPending, submit };
}
