import { Checkbox, Menu, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Questionnaire } from '../../../../src/features/questionnaires/schema.ts';
import { englishName } from '../../../../src/platform/languages/name-rules.ts';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { Segmented } from '../../../admin/segmented.tsx';
import { Switch } from '../../../admin/switch.tsx';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import { usePracticeAreaOptions } from '../../practice-areas/use-practice-area-options.ts';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import styles from './compose.module.css';
import { Sections } from './sections.tsx';
import { TextFields } from './text-fields.tsx';
import { TryDialog } from './try-dialog.tsx';
import { type Draft, useDraft } from './use-draft.ts';

/** The editor of a questionnaire. */
export function QuestionnairePage({ id }: { id: string }) {
  const query = trpc.questionnaires.get.useQuery({ id }, { refetchOnMount: 'always', gcTime: 0 });
  return (
    <QueryState query={query} what="The questionnaire">
      {(opened) => <Editor key={opened.id} opened={opened} />}
    </QueryState>
  );
}

function Editor({ opened }: { opened: Questionnaire }) {
  const edited = useDraft(opened);
  const { saved, values, change, isDirty } = edited;
  const [language, setLanguage] = useState<string>('en');
  const [isTrying, setTrying] = useState(false);
  const [{ languages }] = trpc.site.layout.useSuspenseQuery();
  // Those of the site, and those that the questionnaire has already.
  const tags = [
    ...new Set([
      'en',
      ...languages.map((each) => each.language),
      ...Object.keys(saved.draft.title),
    ]),
  ];
  return (
    <Screen
      title={saved.title}
      beside={
        saved.publishedNumber === null
          ? 'Not published yet'
          : `Version ${saved.publishedNumber} is published`
      }
      actions={
        <>
          <Button onClick={() => setTrying(true)}>Try It</Button>
          {!saved.isArchived && (
            <Button
              permission="questionnaires.change"
              variant={isDirty ? 'default' : 'filled'}
              disabled={isDirty}
              pending={edited.isPublishing}
              onClick={edited.publish}
            >
              Publish
            </Button>
          )}
        </>
      }
      more={
        <IfCan permission="questionnaires.change">
          <Menu.Item onClick={() => edited.setArchived(!saved.isArchived)}>
            {saved.isArchived ? 'Restore' : 'Archive'}
          </Menu.Item>
        </IfCan>
      }
    >
      <form
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault();
          edited.save();
        }}
      >
        <ReadOnlyUnless permission="questionnaires.change">
          <Stack gap="1.25rem">
            {edited.problems.length > 0 && (
              <Notice tone="danger" icon="alert" role="alert">
                <ul>
                  {edited.problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </Notice>
            )}
            <Settings values={values} change={change} />
            <Segmented
              label="Language of the texts"
              options={tags.map((tag) => ({ value: tag, text: englishName(tag) }))}
              value={language}
              onChange={setLanguage}
            />
            <Opening {...{ values, change, language }} />
            <Sections
              language={language}
              sections={values.draft.sections}
              onChange={(sections) => change({ draft: { ...values.draft, sections } })}
            />
          </Stack>
          <div className={styles.bar} data-bottom-bar>
            {isDirty && (
              <Button variant="subtle" onClick={edited.reset}>
                Discard Changes
              </Button>
            )}
            <Button type="submit" variant="filled" disabled={!isDirty} pending={edited.isSaving}>
              Save Draft
            </Button>
          </div>
        </ReadOnlyUnless>
      </form>
      {isTrying && <TryDialog document={values.draft} onClose={() => setTrying(false)} />}
    </Screen>
  );
}

type Part = { values: Draft; change: (part: Partial<Draft>) => void };

function Settings({ values, change }: Part) {
  const { types } = useConsultationTypes();
  const areas = usePracticeAreaOptions().including(...values.practiceAreas);
  return (
    <section className={rows.box}>
      <div className={rows.head}>
        <h2>Settings</h2>
      </div>
      <Stack className={rows.body} gap="1rem">
        <TextInput
          label="Name"
          description="Only staff see it."
          required
          value={values.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Switch
          label="Send after a booking"
          hint="The client gets the link by mail at once, and finds it on the page of the appointment."
          checked={values.sendsAfterBooking}
          onChange={(sendsAfterBooking) => change({ sendsAfterBooking })}
        />
        {values.sendsAfterBooking && (
          <Checkbox.Group
            label="After a booking of"
            value={values.consultationTypes}
            onChange={(consultationTypes) => change({ consultationTypes })}
          >
            <div className={styles.checks}>
              {types.map(({ key, label }) => (
                <Checkbox key={key} value={key} label={label} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        {values.sendsAfterBooking && (
          <Checkbox.Group
            label="In these practice areas"
            description="In all of them if you choose none."
            value={values.practiceAreas}
            onChange={(practiceAreas) => change({ practiceAreas })}
          >
            <div className={styles.checks}>
              {areas.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <Switch
          label="Open the questions at once if the names match nobody"
          hint="Otherwise they open once you have decided that there is no conflict."
          checked={values.opensWithoutMatch}
          onChange={(opensWithoutMatch) => change({ opensWithoutMatch })}
        />
      </Stack>
    </section>
  );
}

function Opening({ values: { draft }, change, language }: Part & { language: string }) {
  return (
    <section className={rows.box}>
      <div className={rows.head}>
        <h2>Beginning</h2>
      </div>
      <Stack className={rows.body} gap="1rem">
        <TextFields
          language={language}
          fields={[
            {
              label: 'Title',
              texts: draft.title,
              onChange: (title) => title && change({ draft: { ...draft, title } }),
            },
            {
              label: 'Introduction',
              isOptional: true,
              isLong: true,
              texts: draft.intro,
              onChange: (intro) => change({ draft: { ...draft, intro } }),
            },
          ]}
        />
        <Switch
          label="There is an other side"
          hint="Then the client must name the other person. Otherwise they may."
          checked={draft.otherSide === 'required'}
          onChange={(isRequired) =>
            change({ draft: { ...draft, otherSide: isRequired ? 'required' : 'optional' } })
          }
        />
      </Stack>
    </section>
  );
}
