import { Textarea, TextInput } from '@mantine/core';
import fields from '../../../../admin/form.module.css';
import { valueAt } from '../../../../lib/form-path.ts';
import type { FieldPath } from '../../../../lib/form-store.ts';
import { fieldId } from './field-names.ts';
import type { PageDraft } from './page-draft.ts';
import type { PageForm } from './use-edited-page.ts';

export type PagePath = FieldPath<PageDraft>;

/** A text field of the page at any path, such as `content.blocks.3.heading`. */
export function PageField({
  form,
  path,
  label,
  hint,
  optional = false,
  isLong = false,
  isHalf = false,
  isPlain = false,
  maxLength,
}: {
  form: PageForm;
  path: PagePath;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  /** Whether the text may need several lines. */
  isLong?: boolean;
  /** Whether it takes half of the form's width. */
  isHalf?: boolean;
  /** Whether it is not a text for readers, so that it supports no merge fields. */
  isPlain?: boolean;
  maxLength?: number;
}) {
  const control = {
    ...form.getInputProps(path),
    value: String(valueAt(form.values, path) ?? ''),
    id: fieldId(path),
    label: optional ? `${label} (optional)` : label,
    required: !optional,
    ...(hint && { description: hint }),
    ...(maxLength && { maxLength }),
    ...(!isHalf && { className: fields.wide }),
    ...(isPlain && { 'data-plain': true, autoCapitalize: 'none', spellCheck: false }),
  };
  return isLong ? <Textarea {...control} rows={3} /> : <TextInput {...control} />;
}
