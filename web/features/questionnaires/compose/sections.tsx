import { Stack } from '@mantine/core';
import type { Question, Section } from '../../../../src/features/questionnaires/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { MoveButtons } from '../../../admin/order/move-buttons.tsx';
import { movedItem } from '../../../admin/order/moved-item.ts';
import rows from '../../../ui/rows.module.css';
import styles from './compose.module.css';
import { ConditionFields } from './condition-fields.tsx';
import { NEW_QUESTION, newKey } from './new-key.ts';
import { QuestionFields } from './question-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { withRenamed } from './with-renamed.ts';

/** The sections of a questionnaire with their questions. */
export function Sections({
  sections,
  language,
  onChange,
}: {
  sections: readonly Section[];
  language: string;
  onChange: (sections: readonly Section[]) => void;
}) {
  const replace = (index: number, section: Section) =>
    onChange(sections.map((each, place) => (place === index ? section : each)));
  const all = sections.flatMap(({ questions }) => questions);
  const add = () =>
    onChange([
      ...sections,
      {
        key: newKey(
          'section',
          sections.map(({ key }) => key),
        ),
        title: { en: 'New section' },
        questions: [newQuestion(all)],
      },
    ]);
  return (
    <>
      {sections.map((section, index) => (
        <SectionFields
          key={section.key}
          {...{ section, language, index }}
          count={sections.length}
          all={all}
          earlier={sections.slice(0, index).flatMap(({ questions }) => questions)}
          onChange={(changed) => replace(index, changed)}
          onRename={(from, to) => onChange(withRenamed(sections, from, to))}
          onMove={(by) => onChange(movedItem(sections, index, index + by))}
          onDelete={() => onChange(sections.filter((_, place) => place !== index))}
        />
      ))}
      <div>
        <Button onClick={add}>
          <AdminIcon name="plus" />
          Add Section
        </Button>
      </div>
    </>
  );
}

const newQuestion = (all: readonly Question[]): Question => ({
  key: newKey(
    'question',
    all.map(({ key }) => key),
  ),
  type: 'short_text',
  title: { en: NEW_QUESTION },
  isRequired: false,
});

function SectionFields({
  section,
  language,
  index,
  count,
  all,
  earlier,
  onChange,
  onRename,
  onMove,
  onDelete,
}: {
  section: Section;
  language: string;
  index: number;
  count: number;
  /** The questions of all sections, and of those before this one. */
  all: readonly Question[];
  earlier: readonly Question[];
  onChange: (section: Section) => void;
  onRename: (from: string, to: string) => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
}) {
  const { questions } = section;
  const name = `section “${section.title.en}”`;
  const setQuestions = (changed: readonly Question[]) =>
    onChange({ ...section, questions: changed });
  return (
    <section className={rows.box} aria-label={`Section ${index + 1}`}>
      <div className={rows.head}>
        <h2>Section {index + 1}</h2>
        <div className={rows.acts}>
          <MoveButtons {...{ name, index, count, onMove }} />
          {count > 1 && (
            <IconButton label={`Delete ${name}`} onClick={onDelete}>
              <AdminIcon name="trash" />
            </IconButton>
          )}
        </div>
      </div>
      <Stack className={rows.body} gap="1rem">
        <TextFields
          language={language}
          fields={[
            {
              label: 'Title of the section',
              texts: section.title,
              onChange: (title) => title && onChange({ ...section, title }),
            },
          ]}
        />
        <ConditionFields
          what="section"
          shownIf={section.shownIf}
          earlier={earlier}
          onChange={(shownIf) => onChange({ ...section, shownIf })}
        />
      </Stack>
      <ol className={rows.rows}>
        {questions.map((question, place) => (
          <li key={question.key}>
            <QuestionFields
              {...{ question, language }}
              earlier={[...earlier, ...questions.slice(0, place)]}
              index={place}
              count={questions.length}
              onChange={(changed) =>
                setQuestions(questions.map((each) => (each === question ? changed : each)))
              }
              onRename={(key) => onRename(question.key, key)}
              onMove={(by) => setQuestions(movedItem(questions, place, place + by))}
              onDelete={() => setQuestions(questions.filter((each) => each !== question))}
            />
          </li>
        ))}
        <li className={styles.add}>
          <Button size="sm" onClick={() => setQuestions([...questions, newQuestion(all)])}>
            <AdminIcon name="plus" size="sm" />
            Add Question
          </Button>
        </li>
      </ol>
    </section>
  );
}
