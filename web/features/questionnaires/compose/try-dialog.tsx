import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type Answer,
  type Answers,
  QUESTION_TYPE_LABELS,
  type Question,
  type QuestionnaireDocument,
} from '../../../../src/features/questionnaires/rules.ts';
import { askedQuestions } from '../../../../src/features/questionnaires/visibility-rules.ts';
import { Dialog } from '../../../admin/dialog.tsx';
import styles from './compose.module.css';

/** The questions as they would be asked: answers show what the conditions do. Nothing is stored. */
export function TryDialog({
  document,
  onClose,
}: {
  document: QuestionnaireDocument;
  onClose: () => void;
}) {
  const [answers, setAnswers] = useState<Answers>({});
  const asked = askedQuestions(document, answers, TRIED);
  return (
    <Dialog
      title={document.title.en}
      lead={
        <p className="muted small">
          Answer to see which questions follow. Clients see one at a time. Nothing is kept.
        </p>
      }
      onClose={onClose}
    >
      <Stack gap="1.25rem">
        {asked.map(({ question, section, answer }, index) => (
          <div key={question.key}>
            {asked[index - 1]?.section !== section && (
              <h3 className={styles.trySection}>{section.title.en}</h3>
            )}
            <TryQuestion
              question={question}
              answer={answer}
              onAnswer={(given) => setAnswers({ ...answers, [question.key]: given })}
            />
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}

/** Stands for files that a client has sent. */
const TRIED = { tried: { name: 'A file', isWhole: true } };

function TryQuestion({
  question,
  answer,
  onAnswer,
}: {
  question: Question;
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
}) {
  const { type, title, help, isRequired, choices = [] } = question;
  const label = `${title.en}${isRequired ? '' : ' (optional)'}`;
  const common = { label, ...(help && { description: help.en }) };
  if (type === 'several') {
    return (
      <Checkbox.Group
        {...common}
        value={Array.isArray(answer) ? [...answer] : []}
        onChange={(ticked) => onAnswer(ticked.length > 0 ? ticked : null)}
      >
        <div className={styles.checks}>
          {choices.map((choice) => (
            <Checkbox key={choice.key} value={choice.key} label={choice.label.en} />
          ))}
        </div>
      </Checkbox.Group>
    );
  }
  if (type === 'file') {
    return (
      <Checkbox
        {...common}
        label={`${label}: files have arrived`}
        checked={answer !== null}
        onChange={({ currentTarget }) => onAnswer(currentTarget.checked ? ['tried'] : null)}
      />
    );
  }
  if (type === 'choice' || type === 'yes_no') {
    const offered =
      type === 'yes_no'
        ? [
            { key: 'yes', label: { en: 'Yes' } },
            { key: 'no', label: { en: 'No' } },
          ]
        : choices;
    return (
      <Radio.Group
        {...common}
        value={typeof answer === 'string' ? answer : ''}
        onChange={(value) => onAnswer(value)}
      >
        <div className={styles.checks}>
          {offered.map((choice) => (
            <Radio key={choice.key} value={choice.key} label={choice.label.en} />
          ))}
        </div>
      </Radio.Group>
    );
  }
  return (
    <TextInput
      {...common}
      placeholder={QUESTION_TYPE_LABELS[type]}
      type={type === 'date' ? 'date' : 'text'}
      value={typeof answer === 'string' ? answer : ''}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value || null)}
    />
  );
}
