import { useConfirm } from '../ui/confirm.ts';
import { Button } from './button.tsx';
import styles from './save-bar.module.css';

/** The bar with the buttons of a form that has unsaved changes. */
export function SaveBar({
  record: { isDirty, isPending, cancel: discard },
}: {
  record: { isDirty: boolean; isPending: boolean; cancel: () => void };
}) {
  const ask = useConfirm();
  const cancel = async () => {
    const isConfirmed = await ask({
      title: 'Discard your changes?',
      text: 'The form returns to the saved values.',
      action: 'Discard',
      keep: 'Keep editing',
    });
    if (isConfirmed) discard();
  };
  if (!isDirty) return null;
  return (
    <div className={styles.bar} data-bottom-bar>
      <p role="status">Unsaved changes</p>
      <Button onClick={() => void cancel()}>Cancel</Button>
      <Button type="submit" variant="filled" pending={isPending}>
        Save
      </Button>
    </div>
  );
}
