import { z } from 'zod';
import { can, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { APPOINTMENT_FEE, PAYMENT_SETTINGS, PAYMENT_SETTINGS_INPUT } from './examples.ts';
import { getAppointmentFee } from './refunds/get-fee.ts';
import { refundFee } from './refunds/order-refund.ts';
import { appointmentFeeAnswer, appointmentFeeInput } from './refunds/schema.ts';
import {
  readPaymentSettings,
  removePaymentSettings,
  savePaymentSettings,
} from './settings/edit-settings.ts';
import {
  paymentSettingsInput,
  paymentSettingsSchema,
  testPaymentsAnswerSchema,
  testPaymentsInput,
} from './settings/schema.ts';
import { testPaymentSettings } from './settings/test-settings.ts';

const TAG = 'Payments';

export const paymentsRouter = router({
  settings: can('payments.read')
    .meta({
      rest: 'GET /admin/payments/settings',
      tag: TAG,
      summary: 'How clients pay for consultations',
      description: 'Null without keys of the payment company.',
      examples: { response: PAYMENT_SETTINGS },
    })
    .output(paymentSettingsSchema.nullable())
    .query(({ ctx }) => readPaymentSettings(ctx)),

  save: can('payments.change')
    .meta({
      rest: 'PUT /admin/payments/settings',
      tag: TAG,
      summary: 'Store the keys of the payment company and the rule for refunds',
      description:
        'A mask keeps the key that it stands for. While payments or refunds are in progress, a live key does not replace a test key, nor the reverse: 409 payments_open.',
      errors: [409],
      examples: { body: PAYMENT_SETTINGS_INPUT, response: PAYMENT_SETTINGS },
    })
    .input(paymentSettingsInput)
    .output(paymentSettingsSchema)
    .mutation(({ ctx, input }) => savePaymentSettings(ctx, input)),

  remove: can('payments.change')
    .meta({
      rest: 'DELETE /admin/payments/settings',
      tag: TAG,
      summary: 'Delete the keys',
      description: 'Not while payments or refunds are in progress: 409 payments_open.',
      errors: [404, 409],
      document: { response: z.null() },
    })
    .output(z.void())
    .mutation(({ ctx }) => removePaymentSettings(ctx)),

  test: can('payments.change')
    .meta({
      rest: 'POST /admin/payments/settings/test',
      tag: TAG,
      summary: 'Ask the payment company whether it accepts a key',
      description: 'The given key, or the stored one. A rejection is returned as a normal result.',
      errors: [404, 429],
      examples: {
        body: {},
        response: {
          isAccepted: true,
          answer: 'Stripe accepts the key. It is a test key: no real money moves.',
        },
      },
    })
    .use(rateLimited('payment-tests', { limit: 10, seconds: 600 }))
    .input(testPaymentsInput)
    .output(testPaymentsAnswerSchema)
    .mutation(({ ctx, input }) => testPaymentSettings(ctx, input)),

  ofAppointment: can('appointments.read')
    .meta({
      rest: 'GET /admin/appointments/:appointmentId/fee',
      tag: TAG,
      summary: 'The fee of an appointment, and its refund',
      examples: { response: APPOINTMENT_FEE },
    })
    .input(appointmentFeeInput)
    .output(appointmentFeeAnswer)
    .query(({ ctx, input }) => getAppointmentFee(ctx.db, input.appointmentId)),

  refund: can('payments.refund')
    .meta({
      rest: 'POST /admin/appointments/:appointmentId/fee/refund',
      tag: TAG,
      summary: 'Return the fee of an appointment, or try a failed refund again',
      description:
        'The whole fee. The refund is sent in the background; its outcome is in the fee of the appointment.',
      errors: [404, 409],
      document: { response: z.null() },
    })
    .input(appointmentFeeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => refundFee(ctx, input.appointmentId)),
});
