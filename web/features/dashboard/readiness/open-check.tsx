import { useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BothMeantButton } from './both-meant-button.tsx';
import type { ChecklistItem, FixDialog } from './checklist.ts';
import { FirmFactsDialog } from './firm-facts-dialog.tsx';
import { HideSamplesDialog } from './hide-samples-dialog.tsx';
import styles from './readiness.module.css';

/** An open item of the checklist, with a link to where it can be done and, if possible, a dialog to do it here. */
export function OpenCheck({
  todo,
  why,
  fix,
  inPlace,
  count = 0,
}: ChecklistItem & { count?: number | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const dialog = inPlace && 'dialog' in inPlace ? inPlace : undefined;
  return (
    <li>
      <b>{todo}</b>
      <p className="muted small">{typeof why === 'string' ? why : why(count)}</p>
      {'setting' in fix ? (
        <p className="small">
          Setting: <code className={styles.setting}>{fix.setting}</code>
        </p>
      ) : (
        <IfCan permission={fix.permission}>
          {inPlace && 'confirms' in inPlace && <BothMeantButton />}
          {dialog && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {dialog.text}
            </Button>
          )}
          <a className="go" href={fix.href}>
            {fix.text}
            <Icon name="arrow-right" size="sm" />
          </a>
        </IfCan>
      )}
      {dialog && isOpen && <Fix dialog={dialog.dialog} onClose={() => setOpen(false)} />}
    </li>
  );
}

function Fix({ dialog, onClose }: { dialog: FixDialog; onClose: () => void }) {
  if (dialog === 'testimonials') return <HideSamplesDialog onClose={onClose} />;
  return <FirmFactsDialog facts={dialog} onClose={onClose} />;
}
