import { NativeSelect, TextInput } from '@mantine/core';
import {
  type Condition,
  MAX_CONDITIONS,
  needsValue,
  OPERATOR_LABELS,
  type Operator,
  operatorsFor,
  type Question,
  type ShownIf,
} from '../../../../src/features/questionnaires/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import styles from './compose.module.css';

/** Under which conditions about earlier answers a section or question is shown. */
export function ConditionFields({
  what,
  shownIf,
  earlier,
  onChange,
}: {
  what: 'section' | 'question';
  shownIf: ShownIf | undefined;
  earlier: readonly Question[];
  onChange: (shownIf: ShownIf | undefined) => void;
}) {
  const { match, conditions } = shownIf ?? { match: 'all' as const, conditions: [] };
  if (earlier.length === 0 && conditions.length === 0) return null;
  const set = (changed: readonly Condition[]) =>
    onChange(changed.length > 0 ? { match, conditions: changed } : undefined);
  return (
    <fieldset className={styles.conditions}>
      <legend>
        {conditions.length === 0
          ? `This ${what} is always shown`
          : `Shown only if ${match === 'all' ? 'all of this is' : 'some of this is'} true`}
      </legend>
      {conditions.map((condition, index) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other identity, and are not moved
          key={index}
          {...{ condition, earlier }}
          onChange={(changed) =>
            set(conditions.map((each) => (each === condition ? changed : each)))
          }
          onDelete={() => set(conditions.filter((each) => each !== condition))}
        />
      ))}
      <div className={styles.acts}>
        {conditions.length < MAX_CONDITIONS && earlier.length > 0 && (
          <Button size="sm" onClick={() => set([...conditions, firstCondition(earlier)])}>
            Add Condition
          </Button>
        )}
        {conditions.length > 1 && (
          <NativeSelect
            aria-label="How many of the conditions must be true"
            value={match}
            data={[
              { value: 'all', label: 'All of them' },
              { value: 'any', label: 'One of them' },
            ]}
            onChange={({ currentTarget }) =>
              onChange({ match: currentTarget.value as ShownIf['match'], conditions })
            }
          />
        )}
      </div>
    </fieldset>
  );
}

const firstCondition = (earlier: readonly Question[]): Condition => {
  const question = earlier.at(-1);
  return conditionAbout(question);
};

const conditionAbout = (question: Question | undefined): Condition => ({
  question: question?.key ?? '',
  operator: question ? (operatorsFor(question.type)[0] ?? 'answered') : 'answered',
  value: question ? (answersOf(question)[0]?.value ?? '') : '',
});

/** The answers that a condition can name; empty if it is typed. */
function answersOf({ type, choices = [] }: Question): { value: string; label: string }[] {
  if (type === 'yes_no') {
    return [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ];
  }
  return choices.map(({ key, label }) => ({ value: key, label: label.en }));
}

function ConditionRow({
  condition,
  earlier,
  onChange,
  onDelete,
}: {
  condition: Condition;
  earlier: readonly Question[];
  onChange: (condition: Condition) => void;
  onDelete: () => void;
}) {
  const question = earlier.find(({ key }) => key === condition.question);
  const answers = question ? answersOf(question) : [];
  const operators: readonly Operator[] = question ? operatorsFor(question.type) : [];
  return (
    <div className={styles.condition}>
      <NativeSelect
        aria-label="Question"
        value={condition.question}
        data={[
          ...(question ? [] : [{ value: condition.question, label: 'Choose a question' }]),
          ...earlier.map(({ key, title }) => ({ value: key, label: title.en })),
        ]}
        onChange={({ currentTarget }) =>
          onChange(conditionAbout(earlier.find(({ key }) => key === currentTarget.value)))
        }
      />
      <NativeSelect
        aria-label="Comparison"
        value={condition.operator}
        data={operators.map((value) => ({ value, label: OPERATOR_LABELS[value] }))}
        onChange={({ currentTarget }) =>
          onChange({ ...condition, operator: currentTarget.value as Operator })
        }
      />
      {needsValue(condition.operator) &&
        (answers.length > 0 ? (
          <NativeSelect
            aria-label="Answer"
            value={condition.value}
            data={answers}
            onChange={({ currentTarget }) => onChange({ ...condition, value: currentTarget.value })}
          />
        ) : (
          <TextInput
            aria-label="Answer"
            type={question?.type === 'date' ? 'date' : 'text'}
            value={condition.value}
            onChange={({ currentTarget }) => onChange({ ...condition, value: currentTarget.value })}
          />
        ))}
      <IconButton label="Delete the condition" onClick={onDelete}>
        <AdminIcon name="trash" size="sm" />
      </IconButton>
    </div>
  );
}
