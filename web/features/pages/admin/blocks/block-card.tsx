import { useEffect, useMemo } from 'react';
import { CONDITIONS } from '../../../../../src/features/pages/rules.ts';
import { AdminIcon } from '../../../../admin/admin-icon.tsx';
import { IconButton } from '../../../../admin/icon-button.tsx';
import { DragHandle } from '../../../../admin/order/drag-handle.tsx';
import { MoveButtons } from '../../../../admin/order/move-buttons.tsx';
import { useReadOnly } from '../../../../admin/read-only.tsx';
import { blockOf } from '../editor/field-names.ts';
import { MergeFieldMenu } from '../editor/merge-field-menu.tsx';
import type { BlockDraft } from '../editor/page-draft.ts';
import type { PageForm } from '../editor/use-edited-page.ts';
import type { InsertText } from '../editor/use-last-field.ts';
import { BlockFields } from './block-fields.tsx';
import styles from './block-list.module.css';
import { BLOCK_LABELS } from './block-types.ts';
import { summaryOf } from './summary-of.ts';
import { type Blocks, cardId } from './use-blocks.ts';

/** A block as a card with its fields. A collapsed card shows the block's type and first words. */
export function BlockCard({
  form,
  blocks,
  block,
  index,
  onInsert,
}: {
  form: PageForm;
  blocks: Blocks;
  block: BlockDraft;
  index: number;
  onInsert: InsertText;
}) {
  const { key, type, showWhen } = block;
  const isReadOnly = useReadOnly();
  const { open } = blocks;
  // Always open for users with read-only access, who cannot use the button that opens the card.
  const isOpen = blocks.isOpen(key) || isReadOnly;
  const hasError = Object.keys(form.errors).some((path) => blockOf(path) === index);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each error, so that it can be closed again
  useEffect(() => {
    if (hasError) open(key);
  }, [hasError, key]);
  const summary = useMemo(() => summaryOf(block), [block]);
  const label = BLOCK_LABELS[type];
  const name = `${label} ${index + 1}`;
  const condition = CONDITIONS.find(({ value }) => value === showWhen);
  const body = `${cardId(key)}-fields`;
  return (
    <li className={`${styles.card} ${blocks.rowClass(index) ?? ''}`}>
      <div className={styles.cardHead}>
        {!isReadOnly && (
          <DragHandle onPointerDown={(event) => blocks.onPointerDown(event, index)} />
        )}
        <button
          type="button"
          id={cardId(key)}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={() => blocks.toggle(key)}
        >
          <b>{label}</b>
          <span className="muted small">
            {summary}
            {condition && ` · Only if: ${condition.label}`}
          </span>
        </button>
        <div className={styles.acts}>
          <MoveButtons
            name={name}
            index={index}
            count={blocks.list.length}
            onMove={(by) => blocks.move(index, index + by)}
          />
          <IconButton label={`Duplicate ${name}`} onClick={() => blocks.copy(index)}>
            <AdminIcon name="copy" />
          </IconButton>
          <IconButton label={`Remove ${name}`} onClick={() => blocks.remove(index)}>
            <AdminIcon name="trash" />
          </IconButton>
        </div>
      </div>
      {isOpen && (
        <div id={body} className={styles.body}>
          <BlockFields form={form} block={block} index={index} />
          <div className={styles.wide}>
            <MergeFieldMenu onInsert={onInsert} />
          </div>
        </div>
      )}
    </li>
  );
}
