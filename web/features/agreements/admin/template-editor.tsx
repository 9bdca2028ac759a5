import { Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { TemplateContent } from '../../../../src/features/agreements/content-schema.ts';
import type { Template } from '../../../../src/features/agreements/templates/schema.ts';
import { Button } from '../../../admin/button.tsx';
import rows from '../../../ui/rows.module.css';
import { languageName } from './state-badge.tsx';
import { TemplateFields } from './template-fields.tsx';
import { TemplateLanguages } from './template-languages.tsx';

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
          <TemplateLanguages content={content} onChange={set} />
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
      <TemplateFields content={content} questions={questions} onChange={set} />
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
          Add Clause
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
