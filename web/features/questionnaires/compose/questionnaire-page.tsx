import { Menu, Stack } from '@mantine/core';
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
import { trpc } from '../../../lib/trpc.ts';
import styles from './compose.module.css';
import { Opening, Settings } from './questionnaire-settings.tsx';
import { Sections } from './sections.tsx';
import { TryDialog } from './try-dialog.tsx';
import { useDraft } from './use-draft.ts';

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
