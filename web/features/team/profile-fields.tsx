import { Textarea, TextInput } from '@mantine/core';
import fields from '../../admin/form.module.css';
import type { FormOf } from '../../admin/use-form.ts';
import { Choices } from '../firm/choices.tsx';
import section from '../firm/section.module.css';
import { usePracticeAreaOptions } from '../practice-areas/use-practice-area-options.ts';
import type { ProfileDraft } from './profile-draft.ts';

/** The fields of an attorney's public profile, without the photo. */
export function ProfileFields({ form }: { form: FormOf<ProfileDraft> }) {
  const areas = usePracticeAreaOptions();
  return (
    <div className={section.fields}>
      <TextInput {...form.getInputProps('name')} required label="Name" autoComplete="off" />
      <TextInput {...form.getInputProps('role')} required label="Role" />
      <div className={fields.wide}>
        <Choices
          form={form}
          path="practiceAreas"
          legend="Practice areas"
          options={areas.including(...form.values.practiceAreas)}
          value={form.values.practiceAreas}
        />
      </div>
      <TextInput
        {...form.getInputProps('languages')}
        required
        label="Languages"
        description="Separated by commas"
      />
      <Textarea
        {...form.getInputProps('statement')}
        required
        label="Statement"
        description="One plain sentence about how this person works"
        rows={2}
        className={fields.wide}
      />
    </div>
  );
}
