import { Group } from '@mantine/core';
import { Button } from '../../../../admin/button.tsx';
import type { PageForm } from '../editor/use-edited-page.ts';
import type { InsertText } from '../editor/use-last-field.ts';
import { AddBlockMenu } from './add-block-menu.tsx';
import { BlockCard } from './block-card.tsx';
import styles from './block-list.module.css';
import type { Blocks } from './use-blocks.ts';

/** The blocks of a page as cards in their order. */
export function BlockList({
  form,
  blocks,
  onInsert,
}: {
  form: PageForm;
  blocks: Blocks;
  onInsert: InsertText;
}) {
  const { list, areAllOpen } = blocks;
  const error = form.errors['content.blocks'];
  return (
    <section className={styles.section} aria-labelledby="blocks-title">
      <Group gap="1rem" justify="space-between" wrap="nowrap">
        <h2 id="blocks-title">Blocks</h2>
        {list.length > 0 && (
          <Button
            size="sm"
            variant="subtle"
            onClick={areAllOpen ? blocks.closeAll : blocks.openAll}
          >
            {areAllOpen ? 'Collapse All' : 'Expand All'}
          </Button>
        )}
      </Group>
      {list.length === 0 && <p className="muted">No blocks yet.</p>}
      <ol className={styles.cards} aria-label="Blocks">
        {list.map((block, index) => (
          <BlockCard
            key={block.key}
            form={form}
            blocks={blocks}
            block={block}
            index={index}
            onInsert={onInsert}
          />
        ))}
      </ol>
      {error && <p role="alert">{error}</p>}
      <AddBlockMenu onAdd={blocks.add} />
    </section>
  );
}
