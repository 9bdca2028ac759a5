import type { ReactNode } from 'react';
import type { ClientPayment } from '../../../../src/features/appointments/paid/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { formatDateInFull, formatZone } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import styles from '../client-page/appointment-page.module.css';
import recapStyles from '../recap.module.css';
import { amountLabel, feeOf, pageWords, refundWords, untilOf, whenOf } from './payment-words.ts';

type Props = { token: string; firm: FirmProfile; payment: ClientPayment };

/**
 * The client's page of a payment: what is paid, until when the time is held, and what happens otherwise. Links and plain
 * forms only, so that it works without scripts.
 */
export function PaymentPage(props: Props) {
  const { title, lead } = pageWords(props);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className="lead">{unbroken(lead)}</p>
      </div>
      <div className={styles.doing}>
        <Bill {...props} />
        <Actions {...props} />
      </div>
      <div className={`${styles.card} ${styles.move}`}>
        <Terms {...props} />
      </div>
    </div>
  );
}

function Bill(props: Props) {
  const { payment, firm } = props;
  return (
    <div className={recapStyles.recap}>
      <dl>
        <div>
          <dt>{m.payment.consultation}</dt>
          <dd>{payment.type}</dd>
        </div>
        <div>
          <dt>{m.payment.time}</dt>
          <dd className="num">
            {whenOf(payment.scheduledDate, props)}{' '}
            <span className={recapStyles.zone}>
              {formatZone(payment.zone, firm.formats.locale)}
            </span>
          </dd>
        </div>
        {payment.attorney && (
          <div>
            <dt>{m.payment.withWhom}</dt>
            <dd>{payment.attorney}</dd>
          </div>
        )}
        <div>
          <dt>{amountLabel(payment)}</dt>
          <dd className="num">{feeOf(props)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Actions(props: Props) {
  const { token, payment, firm } = props;
  if (payment.status === 'open') return <PayActions {...props} />;
  if (payment.status === 'booked' && payment.clientPage) {
    return (
      <div className={styles.acts}>
        <ButtonLink variant="primary" size="lg" href={here(payment.clientPage)}>
          {m.payment.toAppointment}
        </ButtonLink>
      </div>
    );
  }
  if (payment.status === 'booked') return null;
  return (
    <>
      {payment.refund && (
        <Notice icon="mail" role="status">
          <p>{withPhoneLink(refundWords(props), firm)}</p>
        </Notice>
      )}
      <div className={styles.acts}>
        {payment.canHoldAgain && (
          <form method="post" action={here(`/payment/${token}/hold-again`)}>
            <Button variant="primary" size="lg" type="submit">
              {m.payment.holdAgain}
            </Button>
          </form>
        )}
        <ButtonLink size="lg" href={here('/schedule')}>
          {m.payment.seeTimes}
        </ButtonLink>
      </div>
    </>
  );
}

function PayActions(props: Props) {
  const { token, payment, firm } = props;
  const { phone } = firm;
  return (
    <>
      {!payment.checkoutUrl && (
        <Notice tone="warning" icon="alert" role="status">
          <p>{withPhoneLink(m.payment.companySilent({ phone }), firm)}</p>
        </Notice>
      )}
      <div className={styles.acts}>
        {payment.checkoutUrl ? (
          <ButtonLink variant="primary" size="lg" href={payment.checkoutUrl} rel="noreferrer">
            <Icon name="external" />
            {m.payment.pay({ fee: feeOf(props) })}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" size="lg" href={here(`/payment/${token}`)} rel="nofollow">
            {m.payment.tryAgain}
          </ButtonLink>
        )}
        <form method="post" action={here(`/payment/${token}/release`)}>
          <Button size="lg" type="submit">
            {m.payment.giveBack}
          </Button>
        </form>
      </div>
      {payment.checkoutUrl && (
        <p className="muted small">{withPhoneLink(m.payment.payHint({ phone }), firm)}</p>
      )}
    </>
  );
}

/** What happens if the time passes or the client cancels, and what the fee is for. */
function Terms(props: Props) {
  const { payment } = props;
  return (
    <>
      {payment.receipt && payment.paidAt && (
        <Note title={m.payment.receipt({ number: payment.receipt })}>
          {m.payment.receiptHere({
            fee: feeOf(props),
            date: formatDateInFull(payment.paidAt, payment.zone, props.firm.formats.locale),
          })}
        </Note>
      )}
      {payment.status === 'open' && (
        <Note title={m.payment.ifTimePasses({ until: untilOf(props) })}>
          {m.payment.ifTimePassesText}
        </Note>
      )}
      {(payment.status === 'open' || payment.status === 'booked') && !payment.refund && (
        <Note title={m.payment.ifYouCancel}>
          {payment.refundUntil
            ? m.payment.refundUntil({ until: whenOf(payment.refundUntil, props) })
            : m.payment.neverRefunded}
        </Note>
      )}
      <Note title={m.payment.whatFor}>{m.payment.whatForText}</Note>
    </>
  );
}

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <p className="plain">
    <b>{title}</b> {children}
  </p>
);
