import type { LinkedAgreement } from '../../../../src/features/agreements/client-link/schema.ts';
import { isSigned, NEXT_STEP } from '../../../../src/features/agreements/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import { here } from '../../../lib/addresses.ts';
import { formatDateInFull, formatTime } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import { Rich } from '../../../ui/rich.tsx';
import styles from './agreement-page.module.css';
import { DocumentText, nameOf } from './document-text.tsx';
import { sizeOf } from './sections.ts';
import { SignForm } from './sign-form.tsx';
import { StepForm } from './step-form.tsx';
import { Steps } from './steps.tsx';

export type AgreementProps = {
  token: string;
  firm: FirmProfile;
  agreement: LinkedAgreement;
  /** What the server says about a form that it has refused. */
  answer: FormAnswer | undefined;
};

/** The client's page of an agreement: they read it, confirm the reading and sign, each by a plain form. */
export function AgreementPage(props: AgreementProps) {
  const { firm, agreement, answer } = props;
  const { document, translation } = agreement;
  const { title, lead } = headOf(props);
  const { state, isOver } = agreement;
  const isOpen = (state === 'sent' || state === 'read') && !isOver;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p className="lead">{withPhoneLink(lead, firm)}</p>
      {answer && (
        <Notice tone="danger" icon="alert" role="alert">
          <p>{Object.values(answer.messages)[0] ?? answer.error.message}</p>
        </Notice>
      )}
      <Signatures {...props} />
      {document.length > 0 && (
        <>
          {(isOpen || agreement.signedAt) && <Steps agreement={agreement} firm={firm} />}
          {isOpen && (
            <p className="muted">
              {m.agreement.partsAndMinutes(sizeOf(document))}{' '}
              {agreement.expiresAt && (
                <Rich
                  text={m.agreement.until({ when: momentIn(firm, agreement.expiresAt) })}
                  parts={{ when: (text) => <b>{text}</b> }}
                />
              )}
            </p>
          )}
          <Files {...props} />
          <DocumentText document={document} translation={translation} languages={agreement} />
          <Doing {...props} />
        </>
      )}
      {agreement.signedAt && document.length > 0 && (
        <p className="muted small">
          {withPhoneLink(m.agreement.linkKept({ phone: firm.phone }), firm)}
        </p>
      )}
    </div>
  );
}

/** `April 9, 2031 at 8:00 AM` */
const momentIn = ({ zone, formats: { locale } }: FirmProfile, at: string) =>
  m.meeting.dayAndTime({
    day: formatDateInFull(at, zone, locale),
    time: formatTime(at, zone, locale),
  });

function headOf({ firm, agreement }: AgreementProps): { title: string; lead: string } {
  const { state, clientName: name, attorney, isOver } = agreement;
  const { phone } = firm;
  if (state === 'withdrawn') {
    return { title: m.agreement.withdrawnTitle, lead: m.agreement.withdrawnLead({ phone }) };
  }
  if (state === 'replaced') {
    return { title: m.agreement.replacedTitle, lead: m.agreement.replacedLead({ phone }) };
  }
  if (state === 'expired' || (isOver && !isSigned(state))) {
    return { title: m.agreement.overTitle, lead: m.agreement.overLead({ phone }) };
  }
  if (state === 'countersigned') {
    return { title: m.agreement.completeTitle, lead: m.agreement.completeLead({ name }) };
  }
  if (state === 'signed') {
    const next = m.agreement.nextFirmSigns({ firm: firm.name });
    return { title: m.agreement.signedTitle, lead: `${next} ${m.agreement.nextCopy}` };
  }
  return { title: m.agreement.pageTitle, lead: m.agreement.lead({ name, attorney, phone }) };
}

/** What can be saved, as the stored bytes. */
function Files({ token, agreement }: AgreementProps) {
  const file = (name: string) => here(`/agreement/${token}/${name}`);
  const { language, negotiatedLanguage, hasTranslation, hasPdf } = agreement;
  return (
    <section aria-labelledby="agreement-files" className={styles.files}>
      <h2 id="agreement-files">{m.agreement.files}</h2>
      <ul>
        {hasPdf && (
          <li>
            <a href={file('agreement.pdf')} download rel="nofollow">
              {m.agreement.pdfFile}
            </a>
          </li>
        )}
        <li>
          <a href={file('agreement.html')} download rel="nofollow">
            {m.agreement.documentFile({ language: nameOf(language) })}
          </a>
        </li>
        {hasTranslation && (
          <li>
            <a href={file('translation.html')} download rel="nofollow">
              {m.agreement.translationFile({ language: nameOf(negotiatedLanguage) })}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

/** When both have signed, as far as they have. */
function Signatures({ firm, agreement: { signedAt, countersignedAt } }: AgreementProps) {
  if (!signedAt) return null;
  return (
    <p>
      {m.agreement.signedOn({ when: momentIn(firm, signedAt) })}{' '}
      {countersignedAt &&
        m.agreement.completeOn({ firm: firm.name, when: momentIn(firm, countersignedAt) })}
    </p>
  );
}

/** What the client does next. */
function Doing({ token, firm, agreement, answer }: AgreementProps) {
  const form = formOf();
  return (
    form && (
      <div className={styles.doing} id={NEXT_STEP}>
        {form}
      </div>
    )
  );

  function formOf() {
    if (agreement.canTakeTranslation) {
      const language = nameOf(agreement.negotiatedLanguage);
      return (
        <StepForm
          token={token}
          step="translation"
          title={m.agreement.translationTitle({ language })}
          text={m.agreement.translationWhy({ language })}
          button={m.agreement.takeTranslationButton}
        />
      );
    }
    if (agreement.canConfirmReading) {
      const label = m.agreement.haveRead;
      return (
        <StepForm
          token={token}
          step="reading"
          title={m.agreement.readTitle}
          box={{ name: 'confirmed', label, error: answer?.messages.confirmed }}
          button={m.agreement.confirmReadingButton}
        />
      );
    }
    return agreement.canSign && <SignForm token={token} firm={firm} answer={answer} />;
  }
}
