import { Stack } from '@mantine/core';
import type { AppointmentFee as Fee } from '../../../src/features/payments/refunds/schema.ts';
import { formatFee } from '../../../src/features/payments/rules.ts';
import { Button } from '../../admin/button.tsx';
import dialog from '../../admin/dialog-section.module.css';
import { Notice } from '../../admin/notice.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useConfirm } from '../../ui/confirm.ts';

/** The fee of an appointment: whether it was paid online, and what has become of its refund. Nothing without a fee. */
export function AppointmentFee({ id, zone }: { id: string; zone: string }) {
  const query = trpc.payments.ofAppointment.useQuery({ appointmentId: id });
  if (query.data && !query.data.fee && !query.data.isDue) return null;
  return (
    <section className={dialog.section}>
      <h3>Fee</h3>
      <QueryState query={query} what="The fee">
        {({ fee }) =>
          fee ? (
            <PaidFee id={id} zone={zone} fee={fee} />
          ) : (
            <p className="small">Not paid online. Staff can book without a payment.</p>
          )
        }
      </QueryState>
    </section>
  );
}

function PaidFee({ id, zone, fee }: { id: string; zone: string; fee: Fee }) {
  const locale = useLocale();
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { payments } = trpc.useUtils();
  const refund = trpc.payments.refund.useMutation(
    withToasts({
      success: 'The fee is to be returned. It is sent to Stripe within a minute.',
      failure: 'Failed to return the fee',
      refresh: () => payments.invalidate(),
    }),
  );
  const amount = formatFee(fee, locale);
  const isFailed = fee.refund?.status === 'failed';
  const send = async () => {
    const isSure = await ask({
      title: `Return ${amount} to the client?`,
      text: 'The whole fee goes back to the card. The appointment stays as it is. This can’t be undone.',
      action: 'Return the fee',
      keep: 'Keep it',
    });
    if (isSure) refund.mutate({ appointmentId: id });
  };
  return (
    <Stack gap="0.75rem" align="start">
      <p className="small">
        {amount} paid on {formatMoment(fee.paidAt, zone, locale)}. Receipt {fee.number}.{' '}
        {!fee.refund && returnWords(fee, zone, locale)}
      </p>
      {fee.refund && <Refund fee={fee} zone={zone} />}
      {(!fee.refund || isFailed) && (
        <Button
          permission="payments.refund"
          size="sm"
          pending={refund.isPending}
          onClick={() => void send()}
        >
          {isFailed ? 'Try to return it again' : 'Return the fee'}
        </Button>
      )}
    </Stack>
  );
}

const returnWords = ({ refundUntil }: Fee, zone: string, locale: string): string =>
  refundUntil
    ? `The client gets it back if you cancel, or if they cancel until ${formatMoment(refundUntil, zone, locale)}.`
    : 'The client gets it back only if you cancel.';

const REASONS = {
  firm: 'because the firm cancelled',
  client: 'because the client cancelled in time',
  no_time: 'because the time was gone',
  staff: 'by the firm',
} as const;

const STATES = {
  due: 'It is to be returned',
  pending: 'It is on its way back',
  succeeded: 'It was returned',
  failed: 'It could not be returned',
} as const;

function Refund({ fee: { refund }, zone }: { fee: Fee; zone: string }) {
  const locale = useLocale();
  if (!refund) return null;
  const { status, reason, failure, settledAt } = refund;
  const isFailed = status === 'failed';
  const at = settledAt ? ` on ${formatMoment(settledAt, zone, locale)}` : '';
  return (
    <Notice tone={isFailed ? 'danger' : 'info'} icon={isFailed ? 'alert' : 'check'}>
      <p>
        <b>
          {STATES[status]}
          {at}
        </b>
        , {REASONS[reason]}.
      </p>
      {failure && <p className="small">{failure}</p>}
    </Notice>
  );
}
