import type { z } from 'zod';
import type { paymentSettingsSchema } from '../../../src/features/payments/settings/schema.ts';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';

export type PaymentSettings = z.output<typeof paymentSettingsSchema>;

const loadSchema = async () =>
  (await import('../../../src/features/payments/settings/schema.ts')).paymentSettingsInput;

export type PaymentForm = ReturnType<typeof usePaymentForm>;

type Values = {
  secretKey: string;
  webhookSecret: string;
  isActive: boolean;
  /** As typed; null if clients never get the fee back. */
  refundHours: string | null;
};

const valuesOf = (stored: PaymentSettings | null): Values => ({
  secretKey: stored?.secretKey ?? '',
  webhookSecret: stored?.webhookSecret ?? '',
  isActive: stored?.isActive ?? true,
  refundHours: stored?.refundHours === null ? null : String(stored?.refundHours ?? 24),
});

/** The form of the keys and the rule for refunds, with its calls. */
export function usePaymentForm(stored: PaymentSettings | null) {
  const form = useForm({
    schema: loadSchema,
    initialValues: valuesOf(stored),
    transformValues: ({ refundHours, ...values }) => ({
      ...values,
      refundHours: refundHours === null || refundHours.trim() === '' ? null : Number(refundHours),
    }),
    validateOnBlur: false,
  });
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  const ask = useConfirm();
  const refresh = () => Promise.all([utils.payments.invalidate(), utils.availability.invalidate()]);
  const save = trpc.payments.save.useMutation(
    withToasts({
      ...crudTexts('update', 'Payments'),
      refresh,
      onSuccess: (saved: PaymentSettings) => {
        utils.payments.settings.setData(undefined, saved);
      },
    }),
  );
  const removal = trpc.payments.remove.useMutation(
    withToasts({ ...crudTexts('delete', 'Keys'), refresh }),
  );
  const test = trpc.payments.test.useMutation(
    withToasts({
      failure: 'Failed to ask Stripe',
      refresh,
      onError: (error) => form.setErrors(apiErrorOf(error)?.fieldErrors ?? {}),
    }),
  );
  const askAndRemove = async () => {
    const isSure = await ask({
      title: 'Delete the keys of Stripe?',
      text: 'Clients can no longer pay here. Consultations are then booked without a payment.',
      action: 'Delete',
      keep: 'Keep them',
    });
    if (isSure) removal.mutate();
  };
  return {
    ...{ form, save, test },
    remove: { isPending: removal.isPending, ask: askAndRemove },
    onSubmit: form.onSubmit(async (fields, sent) =>
      form.rebase(valuesOf(await save.mutateAsync(fields)), sent),
    ),
  };
}
