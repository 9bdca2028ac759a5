import type { RefObject } from 'react';
import type { AreaChoice } from '../../../src/features/setup/areas/rules.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { trpc } from '../../lib/trpc.ts';
import { type AreasDraft, fieldOf, inputOf } from './areas-draft.ts';
import { useSetup } from './use-setup.ts';

const loadSchema = async () =>
  (await import('../../../src/features/setup/areas/schema.ts')).saveAreasInput;

/** The form of the areas of law, with its save call. */
export function useAreasForm(
  choices: readonly AreaChoice[],
  formRef: RefObject<HTMLFormElement | null>,
) {
  const nav = useSetup('areas');
  const withToasts = useMutationToasts();
  const { availability, practiceAreas, pages, setup, site } = trpc.useUtils();
  const saving = trpc.setup.saveAreas.useMutation(
    withToasts({
      success: ({ written, drafted, takenDown }) =>
        [
          'Areas saved.',
          written.length > 0 && `Pages with new texts: ${written.length}.`,
          drafted.length > 0 && `Drafts under Pages: ${namesOf(drafted)}.`,
          takenDown.length > 0 && `Taken down: ${namesOf(takenDown)}.`,
        ]
          .filter(Boolean)
          .join(' '),
      failure: 'Failed to save the areas of law',
      refresh: () =>
        Promise.all([
          practiceAreas.invalidate(),
          pages.invalidate(),
          site.invalidate(),
          setup.summary.invalidate(),
          // The step of the hours must not begin with the types of the former areas.
          availability.settings.reset(),
        ]),
    }),
  );
  const initialValues: AreasDraft = {
    keys: choices.filter(({ isOffered }) => isOffered).map(({ key }) => key),
    own: [],
    typed: '',
    takesDownPages: true,
  };
  const form = useForm({
    schema: loadSchema,
    initialValues,
    transformValues: (draft) => inputOf(draft, choices),
    fieldOf,
    focusError: () => focusFirstError(formRef.current),
  });
  const submit = form.onSubmit(async (input) => {
    await saving.mutateAsync(input);
    form.reset(form.getValues());
    await nav.goOn();
  });
  return { form, nav, isSaving: saving.isPending, submit };
}

const namesOf = (pages: readonly { name: string }[]) => pages.map(({ name }) => name).join(', ');
