import { Radio, Stack } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import type { HeroChoice } from '../../../../src/features/look/rules.ts';
import type { Look, SaveLookInput } from '../../../../src/features/look/schema.ts';
import { picturePath } from '../../../../src/features/pictures/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { EditConflictNotice } from '../../../admin/edit-conflict-notice.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { SaveBar } from '../../../admin/save-bar.tsx';
import { useEditedSettings } from '../../../admin/use-edited-settings.ts';
import type { OnDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Section } from '../../firm/section.tsx';
import { PickPicture } from '../../pictures/pick-picture.tsx';
import { DrawingChoice } from './drawing-choice.tsx';
import styles from './look-page.module.css';

const loadSchema = async () =>
  (await import('../../../../src/features/look/schema.ts')).saveLookInput;

const CHOICES: readonly { value: HeroChoice; label: string }[] = [
  { value: 'sea', label: 'The sea and the sun' },
  { value: 'drawing', label: 'Another drawing' },
  { value: 'picture', label: 'A picture of your own' },
  { value: 'none', label: 'Nothing' },
];

type Draft = Pick<Look, 'hero' | 'drawing' | 'pictureId'>;

const draftOf = ({ hero, drawing, pictureId }: Look): Draft => ({ hero, drawing, pictureId });

/** Form for what the home page shows below its first words. */
export function HeroForm({ loaded, onDirty }: { loaded: Look; onDirty: OnDirty }) {
  const { client, look, site } = trpc.useUtils();
  const [isChoosing, setChoosing] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const record = useEditedSettings<Look, Draft, SaveLookInput>({
    opened: loaded,
    draftOf,
    form: {
      schema: loadSchema,
      transformValues: (values, { updatedAt } = loaded) => ({ ...values, updatedAt }),
    },
    isChanged: (values, saved = loaded) =>
      JSON.stringify(values) !== JSON.stringify(draftOf(saved)),
    send: ({ fields }) => client.look.save.mutate(fields),
    fetchTheirs: () => client.look.get.query(),
    texts: { success: 'Look saved', failure: 'Failed to save the look' },
    onSaved: (saved) => {
      look.get.setData(undefined, saved);
      void site.layout.invalidate();
    },
    onDirty,
  });
  const { form } = record;
  const { hero, drawing, pictureId } = form.values;
  /** What is left to choose, below its choice. */
  const chosen: Partial<Record<HeroChoice, ReactNode>> = {
    drawing: (
      <DrawingChoice value={drawing} onChange={(value) => form.setFieldValue('drawing', value)} />
    ),
    picture: (
      <>
        {pictureId && <img src={picturePath(pictureId)} alt="" />}
        <Button onClick={() => setChoosing(true)}>
          {pictureId ? 'Choose Another Picture' : 'Choose a Picture'}
        </Button>
        <p className="muted small">The site shows it in two tones of your theme.</p>
        {form.errors.pictureId && <p role="alert">{form.errors.pictureId}</p>}
      </>
    ),
  };
  return (
    <form noValidate onSubmit={record.onSubmit}>
      <EditConflictNotice record={record} what="look" action="Load the saved look" />
      <Section
        title="In place of the sea"
        lead="Below the first words of the home page. Without the sea, empty lists and portraits show none either."
      >
        <ReadOnlyUnless permission="themes.change">
          <Radio.Group
            label="The home page shows"
            value={hero}
            onChange={(value) => form.setFieldValue('hero', value as HeroChoice)}
          >
            <Stack gap="md" mt="xs">
              {CHOICES.map((each) => (
                <Fragment key={each.value}>
                  <Radio {...each} />
                  {each.value === hero && chosen[hero] && (
                    <div className={styles.chosen}>{chosen[hero]}</div>
                  )}
                </Fragment>
              ))}
            </Stack>
          </Radio.Group>
        </ReadOnlyUnless>
      </Section>
      <SaveBar record={record} />
      <PickPicture
        isChoosing={isChoosing}
        files={files}
        onClose={() => setChoosing(false)}
        onFiles={setFiles}
        onPick={({ id }) => form.setFieldValue('pictureId', id)}
      />
    </form>
  );
}
