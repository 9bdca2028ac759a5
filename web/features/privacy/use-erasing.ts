import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { Erased, Person } from '../../../src/features/privacy/schema.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { trpc } from '../../lib/trpc.ts';

const loadSchema = async () =>
  (await import('../../../src/features/privacy/schema.ts')).erasePersonInput;

/** The second is the former name of the first, which an instance of the previous release may still send. */
const STALE_REASONS: readonly unknown[] = ['edited_meanwhile', 'changed_meanwhile'];

/**
 * The form that confirms an erasure. If data was added in the meantime, it closes and the person's data is refetched.
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
  const form = useForm({
    schema: loadSchema,
    initialValues: { confirmation: '', cancelUpcoming: false, keepClientFile: true },
    transformValues: (values) => ({ email, seen, ...values }),
  });
  const root = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isOpen = upcoming.length > 0 && !form.values.cancelUpcoming;
  const withToasts = useMutationToasts();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = trpc.privacy.erase.useMutation(
    withToasts({
      failure: 'Failed to erase',
      refresh: () => queries.invalidateQueries(),
      onSuccess: (erased: Erased) => {
        onClose();
        onErased(erased);
      },
      onError: (error) => {
        if (!STALE_REASONS.includes(apiErrorOf(error)?.reason)) return;
        onClose();
        onLookAgain();
      },
    }),
  );
  const send = form.onSubmit((input) =>
    isOpen ? focusFirstError(root.current) : mutateAsync(input),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setAsked(true);
    send(event);
  };
  return { form, root, isMissing: isAsked && isOpen, isPending, submit };
}

export type EraseForm = ReturnType<typeof useErasing>['form'];
