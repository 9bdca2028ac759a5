import { MAX_MEGABYTES } from '../../../../src/features/documents/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { fieldsOf } from '../../../../src/features/questionnaires/answer-rules.ts';
import {
  DEFAULT_MAX_FILES,
  NAMES_STEP,
  type Question,
  REVIEW_STEP,
  textIn,
} from '../../../../src/features/questionnaires/rules.ts';
import type { AskedQuestion } from '../../../../src/features/questionnaires/visibility-rules.ts';
import { language, m } from '../../../lib/messages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import { AnswerInputs, isOneInput } from './answer-inputs.tsx';
import { langOf } from './lang-of.ts';
import { Progress } from './progress.tsx';
import { QuestionFiles } from './question-files.tsx';
import styles from './questions-page.module.css';
import type { StepProps } from './questions-page.tsx';
import { FormNotice, LaterButton, StepForm } from './step-form.tsx';

/** One question on a screen of its own. */
export function QuestionStep({ current, ...props }: StepProps & { current: AskedQuestion }) {
  const { firm, asked, hrefOf, answer } = props;
  const { question, section } = current;
  const { key, title, type } = question;
  const place = asked.indexOf(current);
  const isRefused = answer?.fields.question === key;
  const values = isRefused ? answer.fields : fieldsOf(question, current.answer);
  const hints = hintsOf(question, firm);
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
      {type === 'file' ? (
        <FileInputs
          {...{ ...props, question }}
          error={isRefused ? answer.messages.value : undefined}
        />
      ) : (
        <AnswerInputs
          {...{ question, values }}
          errors={isRefused ? answer.messages : {}}
          describedBy={described}
        />
      )}
    </>
  );
  const heading = <span lang={langOf(title)}>{textIn(title, language())}</span>;
  return (
    <div className={styles.columns}>
      <div>
        <Progress step="questions" part={place / asked.length} />
        <p className={styles.section} lang={langOf(section.title)}>
          {textIn(section.title, language())}
        </p>
        <FormNotice {...props} title={m.intake.checkAnswer} />
        {type === 'file' && (
          <div className={styles.form}>
            <h1 className={styles.question}>{heading}</h1>
            {inputs}
          </div>
        )}
        <StepForm form="answer" action={hrefOf(key)}>
          <input type="hidden" name="question" value={key} />
          {type === 'file' ? null : isOneInput(question) ? (
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
          <Acts {...{ ...props, place }} />
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

/** The files of a question, in forms of their own beside that of the step. */
function FileInputs({
  page,
  question: { key, title },
  error,
  ...props
}: StepProps & { question: Question; error: string | undefined }) {
  const upload = page.form?.uploads[key];
  if (!upload) {
    return (
      <p>
        {m.intake.filesLater}{' '}
        <a href={props.hrefOf(key)} data-plain>
          {m.intake.lookAgain}
        </a>
      </p>
    );
  }
  return (
    <QuestionFiles
      {...{ ...props, error, upload }}
      label={textIn(title, language())}
      question={key}
      path={`/questions/${props.token}/${key}/send`}
      action={props.hrefOf(key)}
    />
  );
}

function Acts({ page, asked, hrefOf, place }: StepProps & { place: number }) {
  const isSent = page.state === 'answered';
  const before = asked[place - 1]?.question.key;
  return (
    <>
      <div className={styles.acts}>
        <ButtonLink data-plain href={hrefOf(isSent ? REVIEW_STEP : (before ?? NAMES_STEP))}>
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
    </>
  );
}

/** What helps with a question: the words of the firm, and what can be entered. */
function hintsOf({ type, help, maxFiles = DEFAULT_MAX_FILES }: Question, firm: FirmProfile) {
  const hints = help ? [{ text: textIn(help, language()), lang: langOf(help) }] : [];
  const add = (text: string) => [...hints, { text, lang: undefined }];
  if (type === 'money') return add(m.intake.amountHint({ currency: firm.formats.currency }));
  if (type === 'file') return add(m.intake.filesHint({ count: maxFiles, max: `${MAX_MEGABYTES}` }));
  return hints;
}
