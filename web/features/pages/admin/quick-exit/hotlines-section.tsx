import { TextInput } from '@mantine/core';
import { AdminIcon } from '../../../../admin/admin-icon.tsx';
import { Button } from '../../../../admin/button.tsx';
import { IconButton } from '../../../../admin/icon-button.tsx';
import section from '../../../firm/section.module.css';
import { Section } from '../../../firm/section.tsx';
import type { ExitForm } from './use-exit-form.ts';

/** The hotlines shown on the page that explains the quick exit. */
export function HotlinesSection({ form }: { form: ExitForm }) {
  return (
    <Section
      title="Hotlines"
      lead="Shown at the end of the page that explains the quick exit. Call each number before you enter the date: visitors see only confirmed numbers."
      action={
        <Button size="sm" onClick={form.addHotline}>
          <AdminIcon name="plus" size="sm" />
          Add a hotline
        </Button>
      }
    >
      {form.values.hotlines.length > 0 && (
        <ul className={section.rows}>
          {form.values.hotlines.map(({ key, name }, index) => (
            <li key={key}>
              <div className={section.rowHead}>
                <h3>{name || 'New hotline'}</h3>
                <IconButton
                  label={`Remove ${name || 'the new hotline'}`}
                  onClick={() => form.removeHotline(index)}
                >
                  <AdminIcon name="trash" />
                </IconButton>
              </div>
              <HotlineFields form={form} index={index} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function HotlineFields({ form, index }: { form: ExitForm; index: number }) {
  const field = (name: string) => form.getInputProps(`hotlines.${index}.${name}`);
  return (
    <div className={section.fields}>
      <TextInput {...field('name')} label="Name" required />
      <TextInput {...field('phone')} label="Phone number" type="tel" required />
      <TextInput {...field('note')} label="Note (optional)" />
      <TextInput
        {...field('confirmedOn')}
        label="Confirmed on (optional)"
        description="Blank: not shown to visitors"
        type="date"
      />
    </div>
  );
}
