import { fieldsOf } from '../../../../src/features/questionnaires/answer-rules.ts';
import { REVIEW_STEP, textIn } from '../../../../src/features/questionnaires/rules.ts';
import type { AskedQuestion } from '../../../../src/features/questionnaires/visibility-rules.ts';
import { language, m } from '../../../lib/messages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import { AnswerInputs, isOneInput } from './answer-inputs.tsx';
import { langOf } from './lang-of.ts';
import { Progress } from './progress.tsx';
import styles from './questions-page.module.css';
import type { StepProps } from './questions-page.tsx';
import { FormNotice, LaterButton, StepForm } from './step-form.tsx';

/** One question on a screen of its own. */
export function QuestionStep({ current, ...props }: StepProps & { current: AskedQuestion }) {
  const { page, firm, asked, hrefOf, answer } = props;
  const { question, section } = current;
  const { key, title, help, type } = question;
  const place = asked.indexOf(current);
  const before = asked[place - 1]?.question.key;
  const isRefused = answer?.fields.question === key;
  const values = isRefused ? answer.fields : fieldsOf(question, current.answer);
  const hints = [
    help && { text: textIn(help, language()), lang: langOf(help) },
    type === 'money' && {
      text: m.intake.amountHint({ currency: firm.formats.currency }),
      lang: undefined,
    },
  ].filter((hint) => hint !== false && hint !== undefined);
  const described = hints.length > 0 ? `${key}-help` : undefined;
  const inputs = (
    <>
      {hints.length > 0 && (
        <div id={described} className={styles.help}>
          {hints.map(({ text, lang }) => (
            <p key={text} lang={lang}>
              {unbroken(text)}
            </p>
          ))}
        </div>
      )}
      <AnswerInputs
        {...{ question, values }}
        errors={isRefused ? answer.messages : {}}
        describedBy={described}
      />
    </>
  );
  const heading = <span lang={langOf(title)}>{textIn(title, language())}</span>;
  const isSent = page.state === 'answered';
  return (
    <div className={styles.columns}>
      <div>
        <Progress step="questions" part={place / asked.length} />
        <p className={styles.section} lang={langOf(section.title)}>
          {textIn(section.title, language())}
        </p>
        <FormNotice {...props} title={m.intake.checkAnswer} />
        <StepForm form="answer" action={hrefOf(key)}>
          <input type="hidden" name="question" value={key} />
          {isOneInput(question) ? (
            <>
              <h1 className={styles.question}>
                <label htmlFor={key}>{heading}</label>
              </h1>
              {inputs}
            </>
          ) : (
            <fieldset aria-describedby={described}>
              <legend>
                <h1 className={styles.question}>{heading}</h1>
              </legend>
              {inputs}
            </fieldset>
          )}
          <div className={styles.acts}>
            <ButtonLink
              data-plain
              href={isSent ? hrefOf(REVIEW_STEP) : before ? hrefOf(before) : hrefOf('the-names')}
            >
              {m.intake.back}
            </ButtonLink>
            <Button type="submit" variant="primary" data-plain>
              {m.intake.next}
            </Button>
            <span className={styles.count}>
              {m.intake.questionOf({ place: `${place + 1}`, count: `${asked.length}` })}
            </span>
          </div>
          {!isSent && <LaterButton />}
        </StepForm>
      </div>
      {!question.isRequired && (
        <aside className={styles.side}>
          <div className={styles.plain}>
            <h2>{m.intake.notRequiredTitle}</h2>
            <p>{m.intake.notRequired}</p>
          </div>
        </aside>
      )}
    </div>
  );
}
