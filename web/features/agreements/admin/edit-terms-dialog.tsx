import { useState } from 'react';
import type { Agreement } from '../../../../src/features/agreements/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type Draft, fieldErrorsOf, TermsFields } from './terms-fields.tsx';

const draftOf = (agreement: Agreement): Draft => ({
  clientName: agreement.clientName,
  clientEmail: agreement.clientEmail,
  attorney: agreement.attorney,
  language: agreement.language,
  negotiatedLanguage: agreement.negotiatedLanguage,
  values: agreement.values,
  chosen: agreement.chosen,
});

/** Dialog to change the terms of a draft. */
export function EditTermsDialog({
  agreement,
  onClose,
}: {
  agreement: Agreement;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(agreement));
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const withToasts = useMutationToasts();
  const { agreements } = trpc.useUtils();
  const save = trpc.agreements.saveTerms.useMutation(
    withToasts({
      success: 'Terms saved',
      failure: 'Failed to save the terms',
      refresh: () => agreements.invalidate(),
      onSuccess: onClose,
      onError: (error) => setErrors(fieldErrorsOf(apiErrorOf(error)?.fieldErrors)),
    }),
  );
  return (
    <Dialog
      title="Terms of the agreement"
      isDirty={JSON.stringify(draft) !== JSON.stringify(draftOf(agreement))}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            permission="agreements.change"
            variant="filled"
            pending={save.isPending}
            onClick={() =>
              save.mutate({ id: agreement.id, updatedAt: agreement.updatedAt, ...draft })
            }
          >
            Save
          </Button>
        </>
      )}
    >
      <TermsFields
        content={agreement.content}
        draft={draft}
        errors={errors}
        attorneys={[...new Set([agreement.attorney, ...firm.attorneys.map(({ name }) => name)])]}
        owed={[]}
        onChange={(changed) => {
          setErrors({});
          setDraft(changed);
        }}
      />
    </Dialog>
  );
}
