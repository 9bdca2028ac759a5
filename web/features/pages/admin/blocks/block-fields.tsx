import { NativeSelect } from '@mantine/core';
import { CONDITIONS } from '../../../../../src/features/pages/rules.ts';
import { fieldId } from '../editor/field-names.ts';
import type { BlockDraft } from '../editor/page-draft.ts';
import type { PageForm } from '../editor/use-edited-page.ts';
import { BlockField } from './block-field.tsx';
import styles from './block-list.module.css';
import { BLOCK_FIELDS } from './field-specs.ts';
import { ItemList } from './item-list.tsx';

/** The fields of a block. */
export function BlockFields({
  form,
  block,
  index,
}: {
  form: PageForm;
  block: BlockDraft;
  index: number;
}) {
  const at = `content.blocks.${index}` as const;
  return (
    <>
      {BLOCK_FIELDS[block.type].map((field) => (
        <BlockField key={field.name} form={form} at={at} field={field} />
      ))}
      {'items' in block && <ItemList form={form} at={at} block={block} />}
      <ShownWhen form={form} at={at} value={block.showWhen} />
    </>
  );
}

/** The condition under which the site shows the block. */
function ShownWhen({
  form,
  at,
  value,
}: {
  form: PageForm;
  at: `content.blocks.${number}`;
  value: string | null;
}) {
  const path = `${at}.showWhen` as const;
  return (
    <NativeSelect
      id={fieldId(path)}
      label="Shown when"
      className={styles.wide}
      value={value ?? ''}
      error={form.errors[path]}
      data={[{ value: '', label: 'Always' }, ...CONDITIONS]}
      onChange={({ target }) => form.setFieldValue(path, target.value || null)}
    />
  );
}
