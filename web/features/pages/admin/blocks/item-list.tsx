import { AdminIcon } from '../../../../admin/admin-icon.tsx';
import { Button } from '../../../../admin/button.tsx';
import { IconButton } from '../../../../admin/icon-button.tsx';
import { MoveButtons } from '../../../../admin/order/move-buttons.tsx';
import { movedItem } from '../../../../admin/order/moved-item.ts';
import { fieldId } from '../editor/field-names.ts';
import { type BlockDraft, type ItemDraft, newKey } from '../editor/page-draft.ts';
import type { PageForm } from '../editor/use-edited-page.ts';
import { keepFocus } from '../keep-focus.ts';
import { BlockField } from './block-field.tsx';
import styles from './block-list.module.css';
import { blankItem } from './block-types.ts';
import { ITEM_FIELDS } from './field-specs.ts';

/** The ordered items of a block, with buttons to add, move and remove them. */
export function ItemList({
  form,
  at,
  block: { type, items },
}: {
  form: PageForm;
  at: `content.blocks.${number}`;
  block: Extract<BlockDraft, { items: unknown }>;
}) {
  const { what, fields } = ITEM_FIELDS[type];
  const path = `${at}.items` as const;
  const error = form.errors[path];
  const change = (next: readonly ItemDraft[]) => {
    const hadErrors = Object.keys(form.errors).length > 0;
    form.setFieldValue(path, next);
    // Validates again, because the paths of errors contain indices, which have changed.
    if (hadErrors) void form.validate();
  };
  const add = () => {
    change([...items, { ...blankItem(type), key: newKey() } as ItemDraft]);
    const first = fieldId(`${path}.${items.length}.${fields[0]?.name}`);
    requestAnimationFrame(() => document.getElementById(first)?.focus());
  };
  return (
    <div className={styles.items}>
      <ol className={styles.items} aria-label={`${what}s`}>
        {items.map(({ key }, index) => (
          <li key={key} className={styles.item}>
            <div className={styles.itemHead}>
              <b>
                {what} {index + 1}
              </b>
              <div className={styles.acts}>
                <MoveButtons
                  name={`${what.toLowerCase()} ${index + 1}`}
                  index={index}
                  count={items.length}
                  onMove={(by) => {
                    keepFocus();
                    change(movedItem<ItemDraft>(items, index, index + by));
                  }}
                />
                <IconButton
                  label={`Remove ${what.toLowerCase()} ${index + 1}`}
                  onClick={() => change((items as ItemDraft[]).toSpliced(index, 1))}
                >
                  <AdminIcon name="trash" />
                </IconButton>
              </div>
            </div>
            {fields.map((field) => (
              <BlockField key={field.name} form={form} at={`${path}.${index}`} field={field} />
            ))}
          </li>
        ))}
      </ol>
      <Button
        id={fieldId(path)}
        size="sm"
        className={styles.add}
        aria-invalid={error ? true : undefined}
        onClick={add}
      >
        <AdminIcon name="plus" size="sm" />
        Add {what}
      </Button>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
