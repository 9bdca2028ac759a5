import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_DOCUMENTS, MAX_MEGABYTES } from '../../../../src/features/documents/rules.ts';
import {
  type Choice,
  DEFAULT_MAX_FILES,
  hasChoices,
  QUESTION_TYPE_LABELS,
  QUESTION_TYPES,
  type Question,
  type QuestionType,
} from '../../../../src/features/questionnaires/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { MoveButtons } from '../../../admin/order/move-buttons.tsx';
import { Switch } from '../../../admin/switch.tsx';
import rows from '../../../ui/rows.module.css';
import styles from './compose.module.css';
import { ConditionFields } from './condition-fields.tsx';
import { NEW_QUESTION, newKey } from './new-key.ts';
import { TextFields } from './text-fields.tsx';

type Props = {
  question: Question;
  /** The questions before it, to which its conditions can refer. */
  earlier: readonly Question[];
  language: string;
  index: number;
  count: number;
  onChange: (question: Question) => void;
  /** Gives it another key, also in the conditions that refer to it. */
  onRename: (key: string) => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

/** A question: one line, and its fields once it is opened. */
export function QuestionFields(props: Props) {
  const { question, index, count, onMove, onDelete } = props;
  const [isOpen, setOpen] = useState(question.title.en === NEW_QUESTION);
  const { title, type, isRequired, shownIf } = question;
  const name = `“${title.en}”`;
  return (
    <>
      <div className={styles.line}>
        <div>
          <p>
            <b>{title.en}</b>
          </p>
          <p className="muted small">
            {QUESTION_TYPE_LABELS[type]}
            {isRequired && ', required'}
            {shownIf && ', only under a condition'}
          </p>
        </div>
        <div className={rows.acts}>
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close' : 'Edit'}
            <span className="visually-hidden"> {name}</span>
          </Button>
          <MoveButtons {...{ name, index, count, onMove }} />
          {count > 1 && (
            <IconButton label={`Delete ${name}`} onClick={onDelete}>
              <AdminIcon name="trash" />
            </IconButton>
          )}
        </div>
      </div>
      {isOpen && <Fields {...props} />}
    </>
  );
}

function Fields({ question, earlier, language, onChange, onRename }: Props) {
  const { type, title, help, isRequired, choices = [], maxFiles, shownIf } = question;
  const set = (part: Partial<Question>) => onChange({ ...question, ...part });
  const setType = (next: QuestionType) => {
    const { choices: _, maxFiles: __, ...others } = question;
    onChange({
      ...others,
      type: next,
      ...(next === 'file' && { maxFiles: question.maxFiles ?? DEFAULT_MAX_FILES }),
      ...(hasChoices(next) && { choices: choices.length > 0 ? choices : TWO_CHOICES }),
    });
  };
  return (
    <Stack gap="1rem" className={styles.fields}>
      <TextFields
        language={language}
        fields={[
          { label: 'Question', texts: title, onChange: (texts) => texts && set({ title: texts }) },
          {
            label: 'Help',
            isOptional: true,
            isLong: true,
            texts: help,
            onChange: (texts) => set({ help: texts }),
          },
        ]}
      />
      <div className={styles.two}>
        <NativeSelect
          label="Kind of answer"
          value={type}
          data={QUESTION_TYPES.map((value) => ({ value, label: QUESTION_TYPE_LABELS[value] }))}
          onChange={({ currentTarget }) => setType(currentTarget.value as QuestionType)}
        />
        <TextInput
          label="Key"
          description="By which agreements and programs find the answer."
          defaultValue={question.key}
          onBlur={({ currentTarget }) => onRename(currentTarget.value.trim())}
        />
      </div>
      {type === 'file' && (
        <TextInput
          label="How many files at most"
          description={`They become documents of the client: up to ${MAX_MEGABYTES} MB each, and ${MAX_DOCUMENTS} in all.`}
          type="number"
          min={1}
          max={MAX_DOCUMENTS}
          value={maxFiles || ''}
          onChange={({ currentTarget }) => set({ maxFiles: Number(currentTarget.value) })}
        />
      )}
      {hasChoices(type) && (
        <Choices {...{ choices, language }} onChange={(changed) => set({ choices: changed })} />
      )}
      <Switch
        label="Required"
        hint="The answers cannot be sent without it."
        checked={isRequired}
        onChange={(required) => set({ isRequired: required })}
      />
      <ConditionFields
        what="question"
        shownIf={shownIf}
        earlier={earlier}
        onChange={(condition) => set({ shownIf: condition })}
      />
    </Stack>
  );
}

const TWO_CHOICES: readonly Choice[] = [
  { key: 'choice_1', label: { en: 'First choice' } },
  { key: 'choice_2', label: { en: 'Second choice' } },
];

function Choices({
  choices,
  language,
  onChange,
}: {
  choices: readonly Choice[];
  language: string;
  onChange: (choices: readonly Choice[]) => void;
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>Choices</legend>
      {choices.map((choice, index) => (
        <div key={choice.key} className={styles.choice}>
          <TextFields
            language={language}
            fields={[
              {
                label: `Choice ${index + 1}`,
                texts: choice.label,
                onChange: (label) =>
                  label &&
                  onChange(choices.map((each) => (each === choice ? { ...choice, label } : each))),
              },
            ]}
          />
          {choices.length > 2 && (
            <IconButton
              label={`Delete choice ${index + 1}`}
              onClick={() => onChange(choices.filter((each) => each !== choice))}
            >
              <AdminIcon name="trash" size="sm" />
            </IconButton>
          )}
        </div>
      ))}
      <Button
        size="sm"
        onClick={() => {
          const key = newKey(
            'choice',
            choices.map((each) => each.key),
          );
          onChange([...choices, { key, label: { en: 'New choice' } }]);
        }}
      >
        Add Choice
      </Button>
    </fieldset>
  );
}
