import { answerText } from '../../../../src/features/questionnaires/answer-text-rules.ts';
import { NAMES_STEP, type Section, textIn } from '../../../../src/features/questionnaires/rules.ts';
import type { AskedQuestion } from '../../../../src/features/questionnaires/visibility-rules.ts';
import { formatDate, noonOf } from '../../../lib/format.ts';
import { language, m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { langOf } from './lang-of.ts';
import { Progress } from './progress.tsx';
import styles from './questions-page.module.css';
import type { StepProps } from './questions-page.tsx';
import { FormNotice, StepForm } from './step-form.tsx';

/** All answers, to be checked before they are sent, and afterwards. */
export function ReviewStep(props: StepProps) {
  const { page, asked, hrefOf } = props;
  const isSent = page.state === 'answered';
  const missing = asked.filter(({ isMissing }) => isMissing).length;
  const sections = [...Map.groupBy(asked, ({ section }) => section)];
  return (
    <div className={styles.column}>
      <h1>{isSent ? m.intake.sentTitle : m.intake.reviewTitle}</h1>
      <Progress step={isSent ? 'sent' : 'review'} />
      <p>{isSent ? m.intake.sentLead : m.intake.reviewLead}</p>
      <FormNotice {...props} title={m.intake.failed} />
      {missing > 0 && (
        <Notice tone="warning" icon="alert">
          <p>
            {isSent
              ? m.intake.sentOpen({ count: missing })
              : m.intake.missingNotice({ count: missing })}
          </p>
        </Notice>
      )}
      <Names {...props} />
      {sections.map(([section, own]) => (
        <SectionAnswers key={section.key} {...{ ...props, section, own }} />
      ))}
      {!isSent && (
        <StepForm form="send" action={hrefOf()}>
          <div className={styles.acts}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              data-plain
              {...(missing > 0 && { disabled: true })}
            >
              {m.intake.send}
            </Button>
            {missing > 0 && (
              <span className={styles.count}>{m.intake.missingNotice({ count: missing })}</span>
            )}
          </div>
        </StepForm>
      )}
      <p className={styles.foot}>
        <Button className="needs-scripts" onClick={() => window.print()}>
          {m.intake.print}
        </Button>
      </p>
    </div>
  );
}

function Names({ page: { names, state }, hrefOf }: StepProps) {
  const rows = [
    [m.intake.legalName, names.legalName],
    [m.intake.formerNames, names.formerNames],
    [m.intake.otherName, names.otherName],
    [m.intake.otherAttorney, names.otherAttorney],
    [m.intake.otherPeople, names.otherPeople],
  ].filter(([, value]) => value);
  return (
    <section className={styles.answers}>
      <h2>{m.intake.stepNames}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state !== 'answered' && (
        <p className={styles.change}>
          <a href={hrefOf(NAMES_STEP)} data-plain>
            {m.intake.changeNames}
          </a>
        </p>
      )}
    </section>
  );
}

function SectionAnswers({
  section,
  own,
  firm,
  page,
  hrefOf,
}: StepProps & { section: Section; own: readonly AskedQuestion[] }) {
  const { formats } = firm;
  const shown = {
    ...{ language: language(), formats, files: page.form?.files ?? {} },
    words: {
      yes: m.intake.yes,
      no: m.intake.no,
      gone: m.intake.fileGone,
      date: (date: string) => formatDate(noonOf(date), 'UTC', formats.locale),
    },
  };
  return (
    <section className={styles.answers}>
      <h2 lang={langOf(section.title)}>{textIn(section.title, language())}</h2>
      <dl>
        {own.map(({ question, answer, isMissing }) => {
          const title = textIn(question.title, language());
          const text = answerText(question, answer, shown);
          return (
            <div key={question.key}>
              <dt lang={langOf(question.title)}>{title}</dt>
              <dd className={isMissing ? styles.missing : undefined}>
                {text || (isMissing ? m.intake.missing : m.intake.noAnswer)}
              </dd>
              <dd className={styles.change}>
                <a
                  href={hrefOf(question.key)}
                  aria-label={
                    text ? m.intake.changeWhat({ question: title }) : m.intake.answerThem({ title })
                  }
                  data-plain
                >
                  {text ? m.intake.change : m.intake.answer}
                </a>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
