import { Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TemplateContent } from '../../../../src/features/agreements/content-schema.ts';
import {
  FIELD_KINDS,
  type FieldKind,
  KNOWN_FIELDS,
  LANGUAGE_TAG,
} from '../../../../src/features/agreements/rules.ts';
import type { Template } from '../../../../src/features/agreements/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import rows from '../../../ui/rows.module.css';
import { languageName } from './state-badge.tsx';

export type TemplateDraft = { name: string; content: TemplateContent };
type Clause = TemplateContent['clauses'][number];

/** The draft of a template, with its languages side by side. */
export function TemplateEditor({
  draft,
  questions,
  onChange,
}: {
  draft: TemplateDraft;
  questions: Template['questions'];
  onChange: (draft: TemplateDraft) => void;
}) {
  const { content } = draft;
  const set = (changes: Partial<TemplateContent>) =>
    onChange({ ...draft, content: { ...content, ...changes } });
  const setClause = (index: number, clause: Clause) =>
    set({ clauses: content.clauses.map((each, at) => (at === index ? clause : each)) });
  const move = (index: number, by: number) => {
    const clauses = [...content.clauses];
    const [moved] = clauses.splice(index, 1);
    if (moved) clauses.splice(index + by, 0, moved);
    set({ clauses });
  };
  return (
    <Stack gap="1.25rem">
      <section className={rows.box} aria-label="Template">
        <Stack className={rows.body} gap="1rem">
          <TextInput
            label="Name, for staff"
            required
            value={draft.name}
            onChange={({ currentTarget }) => onChange({ ...draft, name: currentTarget.value })}
          />
          <Languages content={content} onChange={set} />
          <SideBySide languages={content.languages}>
            {(language) => (
              <TextInput
                label={`Title (${languageName(language)})`}
                lang={language}
                value={content.titles[language] ?? ''}
                onChange={({ currentTarget }) =>
                  set({ titles: { ...content.titles, [language]: currentTarget.value } })
                }
              />
            )}
          </SideBySide>
          {content.languages.length > 1 && (
            <SideBySide languages={content.languages}>
              {(language) => (
                <Textarea
                  label={`Which text counts if they differ (${languageName(language)})`}
                  lang={language}
                  autosize
                  minRows={2}
                  value={content.prevails[language] ?? ''}
                  onChange={({ currentTarget }) =>
                    set({ prevails: { ...content.prevails, [language]: currentTarget.value } })
                  }
                />
              )}
            </SideBySide>
          )}
        </Stack>
      </section>
      <Fields content={content} questions={questions} onChange={set} />
      {content.clauses.map((clause, index) => (
        <section
          key={clause.id}
          id={`clause-${index + 1}`}
          className={rows.box}
          aria-label={`Clause ${index + 1}`}
        >
          <div className={rows.head}>
            <h2>Clause {index + 1}</h2>
            <Group gap="0.375rem">
              {index > 0 && (
                <Button size="sm" onClick={() => move(index, -1)}>
                  Move up
                </Button>
              )}
              <Button
                size="sm"
                onClick={() =>
                  set({ clauses: content.clauses.filter(({ id }) => id !== clause.id) })
                }
              >
                Remove
              </Button>
            </Group>
          </div>
          <Stack className={rows.body} gap="1rem">
            <Checkbox
              label="Chosen for each agreement"
              description="Otherwise it is part of every one."
              checked={clause.isOptional}
              onChange={({ currentTarget }) =>
                setClause(index, { ...clause, isOptional: currentTarget.checked })
              }
            />
            <SideBySide languages={content.languages}>
              {(language) => (
                <ClauseTexts
                  language={language}
                  texts={clause.texts[language] ?? { heading: '', text: '' }}
                  onChange={(texts) =>
                    setClause(index, { ...clause, texts: { ...clause.texts, [language]: texts } })
                  }
                />
              )}
            </SideBySide>
          </Stack>
        </section>
      ))}
      <div>
        <Button
          onClick={() =>
            set({
              clauses: [
                ...content.clauses,
                { id: crypto.randomUUID().slice(0, 8), isOptional: false, texts: {} },
              ],
            })
          }
        >
          Add a clause
        </Button>
      </div>
    </Stack>
  );
}

function SideBySide({
  languages,
  children,
}: {
  languages: readonly string[];
  children: (language: string) => React.ReactNode;
}) {
  return (
    <Group grow align="start" gap="1rem" preventGrowOverflow={false} wrap="wrap">
      {languages.map((language) => (
        <div key={language} style={{ flex: '1 1 18rem' }}>
          {children(language)}
        </div>
      ))}
    </Group>
  );
}

function ClauseTexts({
  language,
  texts,
  onChange,
}: {
  language: string;
  texts: { heading: string; text: string };
  onChange: (texts: { heading: string; text: string }) => void;
}) {
  return (
    <Stack gap="0.75rem">
      <TextInput
        label={`Heading (${languageName(language)})`}
        lang={language}
        value={texts.heading}
        onChange={({ currentTarget }) => onChange({ ...texts, heading: currentTarget.value })}
      />
      <Textarea
        label={`Text (${languageName(language)})`}
        description="An empty line begins a paragraph, “- ” an item of a list."
        lang={language}
        autosize
        minRows={4}
        value={texts.text}
        onChange={({ currentTarget }) => onChange({ ...texts, text: currentTarget.value })}
      />
    </Stack>
  );
}

function Languages({
  content,
  onChange,
}: {
  content: TemplateContent;
  onChange: (changes: Partial<TemplateContent>) => void;
}) {
  const [tag, setTag] = useState('');
  const { languages } = content;
  const isNew = LANGUAGE_TAG.test(tag) && !languages.includes(tag);
  return (
    <Stack gap="0.5rem">
      <Group gap="0.5rem">
        <span>Languages:</span>
        {languages.map((language) => (
          <span key={language}>
            {languageName(language)}{' '}
            {languages.length > 1 && (
              <Button
                size="sm"
                variant="subtle"
                aria-label={`Remove ${languageName(language)}`}
                onClick={() =>
                  onChange({ languages: languages.filter((each) => each !== language) })
                }
              >
                Remove
              </Button>
            )}
          </span>
        ))}
      </Group>
      <Group gap="0.5rem" align="end">
        <TextInput
          label="Another language, by its code"
          placeholder="es"
          maxLength={3}
          value={tag}
          onChange={({ currentTarget }) => setTag(currentTarget.value.toLowerCase().trim())}
        />
        <Button
          aria-disabled={!isNew}
          onClick={() => {
            if (!isNew) return;
            onChange({ languages: [...languages, tag] });
            setTag('');
          }}
        >
          Add {isNew ? languageName(tag) : 'it'}
        </Button>
      </Group>
    </Stack>
  );
}

function Fields({
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
          Add a field
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
