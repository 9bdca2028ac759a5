import { Textarea, TextInput } from '@mantine/core';
import { FIGURES } from '../../../../src/features/firm/practice-areas/rules.ts';
import { EntryDialog } from '../../../admin/keyed-entries/entry-dialog.tsx';
import { FigureField, NameFields } from '../../../admin/keyed-entries/entry-fields.tsx';
import { Switch } from '../../../admin/switch.tsx';
import { TranslationLine } from '../../../admin/translation-line.tsx';
import type { FormOf } from '../../../admin/use-form.ts';
import { Figure } from '../../../ui/art/figure.tsx';
import {
  AREA_WORDS,
  type AreaDraft,
  type AreaSettings,
  BLANK_AREA,
  draftOf,
  inputOf,
} from './area-draft.ts';
import type { useAreaCalls } from './use-area-calls.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/firm/practice-areas/schema.ts')).createPracticeAreaInput;

/** Dialog to add or edit a practice area. */
export function AreaDialog({
  entry,
  ...props
}: {
  entry: AreaSettings | undefined;
  calls: ReturnType<typeof useAreaCalls>;
  onClose: () => void;
}) {
  return (
    <EntryDialog
      entry={entry}
      draftOf={draftOf}
      blank={BLANK_AREA}
      schema={loadSchema}
      inputOf={inputOf}
      words={AREA_WORDS}
      {...props}
    >
      {(form) => (
        <>
          {entry && <TranslationLine entity="practiceAreas" id={entry.key} />}
          <AreaFields form={form} isNew={!entry} />
        </>
      )}
    </EntryDialog>
  );
}

const SWITCHES = [
  {
    path: 'isActive',
    label: 'Active',
    hint: 'If off, nobody can choose this area. Existing records keep its label.',
  },
  { path: 'isOnContactForm', label: 'On the contact form' },
  { path: 'isOnBooking', label: 'In booking' },
  { path: 'isListed', label: 'In the list of practice areas' },
] as const;

function AreaFields({ form, isNew }: { form: FormOf<AreaDraft>; isNew: boolean }) {
  const { values } = form;
  return (
    <>
      <NameFields form={form} isNew={isNew} />
      <Textarea
        {...form.getInputProps('summary')}
        label="Summary (optional)"
        description="One sentence for the list of practice areas"
        rows={2}
      />
      <TextInput
        {...form.getInputProps('messageHint')}
        label="Hint of the contact form (optional)"
        description="Below the message, once somebody has chosen this area"
        autoComplete="off"
      />
      <FigureField form={form} figures={FIGURES} preview={<Figure name={values.figure} />} />
      <TextInput
        {...form.getInputProps('pagePath')}
        label="Page (optional)"
        description="Where the list links to, such as /practice-areas/family-law#divorce"
        autoComplete="off"
      />
      {SWITCHES.map(({ path, label, ...hint }) => (
        <Switch
          key={path}
          checked={values[path]}
          onChange={(checked) => form.setFieldValue(path, checked)}
          label={label}
          {...hint}
        />
      ))}
    </>
  );
}
