import { Group, Input, Textarea, TextInput } from '@mantine/core';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import fields from '../../admin/form.module.css';
import { IconButton } from '../../admin/icon-button.tsx';
import type { FormOf } from '../../admin/use-form.ts';
import section from '../firm/section.module.css';
import { BLANK_ADMISSION, type ProfileDraft } from './profile-draft.ts';

/** What the page of an attorney says beside the profile: admissions, education and memberships. */
export function DetailsFields({ form }: { form: FormOf<ProfileDraft> }) {
  const { admissions } = form.values;
  const setAdmissions = (to: ProfileDraft['admissions']) => form.setFieldValue('admissions', to);
  return (
    <div className={section.fields}>
      <fieldset className={fields.wide}>
        <Input.Label component="legend">Admitted to practice law</Input.Label>
        {admissions.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id; their values are the form's
          <Group key={index} align="end" gap="0.75rem" mb="0.75rem">
            <TextInput
              {...form.getInputProps(`admissions.${index}.place`)}
              label="State or court"
              required
            />
            <TextInput
              {...form.getInputProps(`admissions.${index}.barNumber`)}
              label="Bar number"
            />
            <TextInput
              {...form.getInputProps(`admissions.${index}.year`)}
              label="Since"
              inputMode="numeric"
              placeholder="2003"
            />
            <IconButton
              label={`Remove admission ${index + 1}`}
              onClick={() => setAdmissions(admissions.toSpliced(index, 1))}
            >
              <AdminIcon name="trash" />
            </IconButton>
          </Group>
        ))}
        <Button size="sm" onClick={() => setAdmissions([...admissions, BLANK_ADMISSION])}>
          <AdminIcon name="plus" size="sm" />
          Add Admission
        </Button>
      </fieldset>
      <Textarea
        {...form.getInputProps('education')}
        label="Education"
        description="One degree or school per line"
        rows={3}
      />
      <Textarea
        {...form.getInputProps('memberships')}
        label="Memberships"
        description="One per line"
        rows={3}
      />
    </div>
  );
}
