import { NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Switch } from '../../../../admin/switch.tsx';
import { valueAt } from '../../../../lib/form-path.ts';
import { fieldId } from '../editor/field-names.ts';
import { PageField, type PagePath } from '../editor/page-field.tsx';
import type { PageForm } from '../editor/use-edited-page.ts';
import styles from './block-list.module.css';
import type { FieldSpec } from './field-specs.ts';
import { FigureField } from './figure-field.tsx';

const ContentField = lazy(() =>
  import('../../../articles/content-field.tsx').then((module) => ({
    default: module.ContentField,
  })),
);

const TONES = [
  { value: 'info', label: 'Information' },
  { value: 'warning', label: 'Warning' },
];

type FieldProps = { form: PageForm; path: PagePath; field: FieldSpec };

/** A field of a block or of an item in it; `at` is the path of the block or item in the form. */
export function BlockField({
  form,
  at,
  field,
}: {
  form: PageForm;
  at: `content.${string}`;
  field: FieldSpec;
}) {
  const props: FieldProps = { form, path: `${at}.${field.name}`, field };
  switch (field.kind) {
    case 'html':
      return <HtmlField {...props} />;
    case 'switch':
      return <SwitchField {...props} />;
    case 'tone':
      return <ToneField {...props} />;
    case 'figure':
      return <FigureField form={form} at={at} />;
    case 'note':
      return <NoteField {...props} />;
    default:
      return <TextField {...props} />;
  }
}

function TextField({ form, path, field: { label, kind, hint, optional, isHalf } }: FieldProps) {
  return (
    <PageField
      form={form}
      path={path}
      label={label}
      hint={hint}
      optional={optional ?? false}
      isLong={kind === 'text'}
      isPlain={kind === 'name'}
      isHalf={isHalf ?? false}
    />
  );
}

function HtmlField({ form, path, field }: FieldProps) {
  return (
    <div className={styles.wide}>
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <ContentField
          id={fieldId(path)}
          label={field.label}
          what="Pages"
          content={String(valueAt(form.values, path) ?? '')}
          error={form.errors[path]}
          onChange={(html) => form.setFieldValue(path, html)}
        />
      </Suspense>
    </div>
  );
}

function SwitchField({ form, path, field }: FieldProps) {
  return (
    <div className={styles.wide}>
      <Switch
        label={field.label}
        checked={valueAt(form.values, path) === true}
        onChange={(isOn) => form.setFieldValue(path, isOn)}
      />
    </div>
  );
}

function ToneField({ form, path, field }: FieldProps) {
  return (
    <NativeSelect
      {...form.getInputProps(path)}
      id={fieldId(path)}
      label={field.label}
      data={TONES}
    />
  );
}

/** An optional note: a title and a text. */
function NoteField({ form, path, field }: FieldProps) {
  const isOn = Boolean(valueAt(form.values, path));
  return (
    <>
      <div className={styles.wide}>
        <Switch
          label={field.label}
          checked={isOn}
          onChange={(wanted) =>
            form.setFieldValue(path, wanted ? { title: 'In plain words', text: '' } : null)
          }
        />
      </div>
      {isOn && (
        <>
          <PageField form={form} path={`${path}.title` as PagePath} label="Title of the note" />
          <PageField form={form} path={`${path}.text` as PagePath} label="Note" isLong />
        </>
      )}
    </>
  );
}
