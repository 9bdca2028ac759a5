import { Badge, Stack, TextInput } from '@mantine/core';
import { STRIPE_EVENTS_PATH } from '../../../src/features/payments/rules.ts';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { Notice } from '../../admin/notice.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import { SecretField } from '../../admin/provider-settings/secret-field.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Switch } from '../../admin/switch.tsx';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { type PaymentForm, type PaymentSettings, usePaymentForm } from './use-payment-form.ts';

/** How clients pay for consultations: the keys of the payment company, and the rule for refunds. */
export function PaymentsPage() {
  const query = trpc.payments.settings.useQuery();
  return (
    <Screen
      title="Payments"
      lead="Consultations with a fee are paid before they are booked, with your own account at Stripe. No card number reaches this site."
    >
      <QueryState query={query} what="The settings">
        {(stored) => <Settings key={stored ? 'stored' : 'none'} stored={stored} />}
      </QueryState>
    </Screen>
  );
}

function Settings({ stored }: { stored: PaymentSettings | null }) {
  const payments = usePaymentForm(stored);
  useUnsavedGuard(payments.form.isDirty());
  return (
    <div className={styles.columns}>
      <FormBox stored={stored} {...payments} />
      <Stack gap="1.25rem">
        <Notice icon="alert" tone="warning">
          <p>
            <b>A fee for the consultation, never a retainer.</b> What clients pay here goes to the
            account that you connect. Fees for later work that are not earned yet have to be held in
            trust, apart from the firm’s own money: do not take them here. The pages and mails say
            so.
          </p>
        </Notice>
        <EventAddress />
        {stored && (
          <IfCan permission="payments.change">
            <Test {...payments} />
          </IfCan>
        )}
      </Stack>
    </div>
  );
}

function FormBox({
  stored,
  form,
  save,
  remove,
  onSubmit,
}: PaymentForm & { stored: PaymentSettings | null }) {
  const { values, errors } = form;
  const isRefunded = values.refundHours !== null;
  return (
    <section className={rows.box} aria-labelledby="payment-form">
      <div className={rows.head}>
        <h2 id="payment-form">Stripe</h2>
        {stored && <State stored={stored} />}
      </div>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <ReadOnlyUnless permission="payments.change">
          <SecretField
            label="Secret key"
            hint="A restricted key with write access to Checkout Sessions and Refunds is enough"
            value={values.secretKey}
            stored={stored?.secretKey ?? ''}
            error={errors.secretKey}
            isRequired
            onChange={(key) => form.setFieldValue('secretKey', key)}
          />
          <SecretField
            label="Signing secret"
            hint="Stripe shows it once you have added the address beside this form"
            value={values.webhookSecret}
            stored={stored?.webhookSecret ?? ''}
            error={errors.webhookSecret}
            isRequired
            onChange={(secret) => form.setFieldValue('webhookSecret', secret)}
          />
          <Switch
            label="Clients pay online"
            hint="For the types of consultations that you mark as paid in advance. If off, they are booked as before; payments in progress are completed."
            checked={values.isActive}
            onChange={(isActive) => form.setFieldValue('isActive', isActive)}
          />
          <Switch
            label="Return the fee if a client cancels in time"
            hint="If the firm cancels, the fee is always returned."
            checked={isRefunded}
            onChange={(is) => form.setFieldValue('refundHours', is ? DEFAULT_HOURS : null)}
          />
          {isRefunded && (
            <TextInput
              {...form.getInputProps('refundHours')}
              required
              label="Hours before the start"
              description="Until then, a client who cancels gets the whole fee back. Clients can cancel online until 24 hours before the start."
              type="number"
              min={0}
              max={720}
            />
          )}
          <div className={styles.buttons}>
            <Button type="submit" variant="filled" pending={save.isPending}>
              Save Payments
            </Button>
            {stored && (
              <Button
                variant="outline"
                color="destructive"
                pending={remove.isPending}
                onClick={() => void remove.ask()}
              >
                Delete Keys
              </Button>
            )}
          </div>
        </ReadOnlyUnless>
      </form>
    </section>
  );
}

const DEFAULT_HOURS = '24';

function State({ stored: { isActive, isTestMode, testedAt } }: { stored: PaymentSettings }) {
  if (!isActive) return <Badge color="gray">Off</Badge>;
  if (isTestMode) return <Badge color="warning">Test key: no real money</Badge>;
  return testedAt ? (
    <Badge color="success">Tested</Badge>
  ) : (
    <Badge color="warning">On, not tested</Badge>
  );
}

/** Where Stripe sends its events. */
function EventAddress() {
  return (
    <section className={rows.box} aria-labelledby="payment-events">
      <div className={rows.head}>
        <h2 id="payment-events">Messages from Stripe</h2>
      </div>
      <div className={styles.form}>
        <p className="small">
          At Stripe, add an event destination with this address and these events. Without it,
          payments are noticed a few minutes later.
        </p>
        <TextInput
          label="Address"
          readOnly
          value={`${window.location.origin}${STRIPE_EVENTS_PATH}`}
        />
        <p className="small">
          checkout.session.completed, checkout.session.expired, charge.refunded, refund.updated,
          refund.failed
        </p>
      </div>
    </section>
  );
}

/** Asks Stripe whether it accepts the key in the form. */
function Test({ form, test }: PaymentForm) {
  return (
    <section className={rows.box} aria-labelledby="payment-test">
      <div className={rows.head}>
        <h2 id="payment-test">Try it out</h2>
      </div>
      <div className={styles.form}>
        <p className="small">Asks Stripe whether it accepts the secret key. Nothing is charged.</p>
        <div className={styles.buttons}>
          <Button
            permission="payments.change"
            pending={test.isPending}
            onClick={() => test.mutate({ secretKey: form.getValues().secretKey || null })}
          >
            Test the Key
          </Button>
        </div>
        <div role="status">
          {test.data && !test.isPending && (
            <Notice
              tone={test.data.isAccepted ? 'info' : 'danger'}
              icon={test.data.isAccepted ? 'check' : 'alert'}
            >
              <p>
                {!test.data.isAccepted && <b>Stripe does not accept the key. </b>}
                {test.data.answer}
              </p>
            </Notice>
          )}
        </div>
      </div>
    </section>
  );
}
