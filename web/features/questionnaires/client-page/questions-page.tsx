import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import {
  LATER_STEP,
  LINK_STEP,
  NAMES_STEP,
  REVIEW_STEP,
} from '../../../../src/features/questionnaires/rules.ts';
import type { ClientPage } from '../../../../src/features/questionnaires/schema.ts';
import {
  type AskedQuestion,
  askedQuestions,
  nextQuestion,
} from '../../../../src/features/questionnaires/visibility-rules.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { whenWords } from '../../scheduling/when-words.ts';
import { LaterStep } from './later-step.tsx';
import { NamesStep } from './names-step.tsx';
import { QuestionStep } from './question-step.tsx';
import styles from './questions-page.module.css';
import { ReviewStep } from './review-step.tsx';
import { WaitingStep } from './waiting-step.tsx';

/** What every step of the page gets. */
export type StepProps = {
  token: string;
  firm: FirmProfile;
  page: ClientPage;
  /** The questions that are asked with the present answers. */
  asked: readonly AskedQuestion[];
  /** The address of a step. */
  hrefOf: (step?: string) => string;
  /** How many files of a form could not be taken. */
  untaken: number;
  /** The result of a form that the server has refused. */
  answer: FormAnswer | undefined;
};

/**
 * The client's page of questions: one step at a time, each a form that the server stores. It works without scripts, and
 * does not load React.
 */
export function QuestionsPage({
  token,
  step,
  ...props
}: Pick<StepProps, 'firm' | 'page' | 'answer' | 'untaken'> & {
  token: string;
  step: string | undefined;
}) {
  const { page, firm } = props;
  const { form } = page;
  const asked = form ? askedQuestions(form.document, form.answers, form.files) : [];
  const path = here(`/questions/${token}`);
  const hrefOf = (to?: string) => (to ? `${path}?step=${to}` : path);
  return (
    <div className={`wrap ${styles.page}`}>
      <AboutConsultation page={page} firm={firm} />
      <Step {...{ ...props, token, asked, hrefOf, step }} />
    </div>
  );
}

function Step({ step, ...props }: StepProps & { step: string | undefined }) {
  const { page, asked } = props;
  const { state } = page;
  if (state === 'closed') return <WaitingStep {...props} />;
  if (step === LATER_STEP || step === LINK_STEP)
    return <LaterStep {...props} isLinkSent={step === LINK_STEP} />;
  if (state === 'names' || (step === NAMES_STEP && state !== 'answered'))
    return <NamesStep {...props} />;
  if (state === 'waiting') return <WaitingStep {...props} />;
  const chosen = asked.find(({ question }) => question.key === step);
  if (chosen) return <QuestionStep {...props} current={chosen} />;
  const next = state === 'open' && step !== REVIEW_STEP ? nextQuestion(asked) : undefined;
  return next ? <QuestionStep {...props} current={next} /> : <ReviewStep {...props} />;
}

function AboutConsultation({ page: { appointment }, firm }: Pick<StepProps, 'page' | 'firm'>) {
  if (!appointment) return null;
  const when = whenWords(appointment.scheduledDate, firm.zone, firm.formats.locale);
  const { attorney } = appointment;
  return (
    <p className={styles.about}>
      {attorney
        ? m.intake.aboutConsultationWith({ when, attorney })
        : m.intake.aboutConsultation({ when })}
    </p>
  );
}
