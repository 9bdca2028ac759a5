import { Button } from '../../admin/button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import bar from '../firm/firm-form.module.css';

/** The bar with the buttons of a form that has unsaved changes. */
export function SaveBar({ isPending, onCancel }: { isPending: boolean; onCancel: () => void }) {
  const ask = useConfirm();
  const cancel = async () => {
    const isConfirmed = await ask({
      title: 'Discard your changes?',
      text: 'The form returns to the saved values.',
      action: 'Discard',
      keep: 'Keep editing',
    });
    if (isConfirmed) onCancel();
  };
  return (
    <div className={bar.bar} data-bottom-bar>
      <p role="status">Unsaved changes</p>
      <Button onClick={() => void cancel()}>Cancel</Button>
      <Button type="submit" variant="filled" pending={isPending}>
        Save
      </Button>
    </div>
  );
}
