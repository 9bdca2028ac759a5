import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { LineIcon } from '../../ui/icon.tsx';
import { IconButton } from '../icon-button.tsx';

/** Buttons that move a row of an ordered list up and down. `name` is the name of the row. */
export function MoveButtons({
  permission,
  name,
  index,
  count,
  onMove,
}: {
  /**
   * The permission required to move rows; users without it do not see the buttons. Not needed inside a form: see
   * `ReadOnlyUnless`.
   */
  permission?: Permission;
  name: string;
  /** The zero-based index of the row, and the number of rows. */
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
}) {
  return ([-1, 1] as const).map((by) => {
    const isEnd = by < 0 ? index === 0 : index === count - 1;
    return (
      <IconButton
        key={by}
        permission={permission}
        label={`Move ${name} ${by < 0 ? 'up' : 'down'}`} // `aria-disabled` keeps the focus on the button at the end of the list; `disabled` would lose it.
        aria-disabled={isEnd}
        onClick={() => !isEnd && onMove(by)}
      >
        <LineIcon size="md">
          <path d={by < 0 ? 'M12 19V5m-6 6 6-6 6 6' : 'M12 5v14m-6-6 6 6 6-6'} />
        </LineIcon>
      </IconButton>
    );
  });
}
