import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { Erased, Person } from '../../../src/features/privacy/schema.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { trpc } from '../../lib/trpc.ts';

const loadSchema = async () =>
  (await import('../../../src/features/privacy/schema.ts')).erasePersonForm;

export type Choices = { cancelUpcoming: boolean; keepClientFile: boolean };

/**
 * The form before somebody is erased. Where something has come in meanwhile it closes, and what is kept is looked
 * at again.
 */
export function useErasing({
  person: { email, seen, upcoming },
  onClose,
  onLookAgain,
  onErased,
}: {
  person: Person;
  onClose: () => void;
  onLookAgain: () => void;
  onErased: (erased: Erased) => void;
}) {
  const form = useForm(loadSchema, { confirmation: '' });
  const root = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>({ cancelUpcoming: false, keepClientFile: true });
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && upcoming.length > 0 && !choices.cancelUpcoming;
  const told = useMutationToasts();
  const queries = useQueryClient();
  const { mutate, isPending } = trpc.privacy.erase.useMutation(
    told({
      failure: 'Failed to erase',
      refresh: () => queries.invalidateQueries(),
      onSuccess: (erased: Erased) => {
        onClose();
        onErased(erased);
      },
      onError: (error) => {
        const refusal = apiErrorOf(error);
        form.showErrors(refusal?.fieldErrors ?? {});
        focusFirstError(root.current);
        if (refusal?.reason !== 'changed_meanwhile') return;
        onClose();
        onLookAgain();
      },
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const typed = root.current && (await form.submit(root.current));
    const isOpen = upcoming.length > 0 && !choices.cancelUpcoming;
    if (!typed || isOpen) return focusFirstError(root.current);
    if (typed.confirmation.toLowerCase() !== email.toLowerCase()) {
      form.showErrors({ confirmation: ['This is not the address above'] });
      return focusFirstError(root.current);
    }
    mutate({ email, seen, ...typed, ...choices });
  };
  return { form, root, choices, setChoices, isMissing, isPending, submit };
}
