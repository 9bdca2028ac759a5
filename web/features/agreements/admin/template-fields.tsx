import { Group, Stack, TextInput } from '@mantine/core';
import type { TemplateContent } from '../../../../src/features/agreements/content-schema.ts';
import {
  FIELD_KINDS,
  type FieldKind,
  KNOWN_FIELDS,
} from '../../../../src/features/agreements/rules.ts';
import type { Template } from '../../../../src/features/agreements/templates/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import rows from '../../../ui/rows.module.css';

/** The fields of a template, and the question whose answer each is filled from. */
export function TemplateFields({
  content,
  questions,
  onChange,
}: {
  content: TemplateContent;
  questions: Template['questions'];
  onChange: (changes: Partial<TemplateContent>) => void;
}) {
  const { fields } = content;
  const setField = (index: number, changes: Partial<(typeof fields)[number]>) =>
    onChange({
      fields: fields.map((field, at) => (at === index ? { ...field, ...changes } : field)),
    });
  return (
    <section className={rows.box} aria-label="Fields">
      <div className={rows.head}>
        <h2>Fields</h2>
        <Button
          size="sm"
          onClick={() =>
            onChange({
              fields: [...fields, { key: `field${fields.length + 1}`, label: '', kind: 'text' }],
            })
          }
        >
          Add Field
        </Button>
      </div>
      <Stack className={rows.body} gap="1rem">
        <p className="muted small">
          Write a field into the texts as {'{{fee.hourly}}'}. These are filled in by themselves:{' '}
          {KNOWN_FIELDS.map(({ key }) => `{{${key}}}`).join(', ')}. A field with a question takes
          what the client has sent as its answer when you prepare an agreement. You see where it
          comes from, and can change it.
        </p>
        {fields.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the key of a field changes while it is typed
          <Group key={index} gap="0.75rem" align="end">
            <TextInput
              label="Key"
              value={field.key}
              onChange={({ currentTarget }) => setField(index, { key: currentTarget.value })}
            />
            <TextInput
              label="Label"
              value={field.label}
              onChange={({ currentTarget }) => setField(index, { label: currentTarget.value })}
            />
            <ChoiceSelect
              label="Kind"
              data={FIELD_KINDS.map(({ value, label }) => ({ value, label }))}
              value={field.kind}
              onChange={(kind) => setField(index, { kind: kind as FieldKind })}
            />
            <ChoiceSelect
              label="Filled from the answer to"
              data={questionChoices(questions, field.question)}
              value={field.question ?? ''}
              onChange={(question) => setField(index, { question: question || undefined })}
            />
            <Button
              aria-label={`Remove ${field.key}`}
              onClick={() => onChange({ fields: fields.filter((_, at) => at !== index) })}
            >
              Remove
            </Button>
          </Group>
        ))}
      </Stack>
    </section>
  );
}

/** The questions to choose from, and the one that was chosen, also if no published questionnaire asks it any more. */
function questionChoices(questions: Template['questions'], chosen: string | undefined) {
  const isGone = chosen !== undefined && !questions.some(({ key }) => key === chosen);
  return [
    { value: '', label: 'No question' },
    ...questions.map(({ key, title }) => ({ value: key, label: `${title} (${key})` })),
    ...(isGone ? [{ value: chosen, label: `${chosen}, which is not asked now` }] : []),
  ];
}
