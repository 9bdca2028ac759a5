import { useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ChecklistItem, FixDialog } from './checklist.ts';
import { FirmFactsDialog } from './firm-facts-dialog.tsx';
import { HideSamplesDialog } from './hide-samples-dialog.tsx';
import styles from './readiness.module.css';

/** An open item of the checklist, with a link to where it can be done and, if possible, a dialog to do it here. */
export function OpenCheck({ todo, why, fix, inPlace }: ChecklistItem) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <b>{todo}</b>
      <p className="muted small">{why}</p>
      {'setting' in fix ? (
        <p className="small">
          Setting: <code className={styles.setting}>{fix.setting}</code>
        </p>
      ) : (
        <IfCan permission={fix.permission}>
          {inPlace && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {inPlace.text}
            </Button>
          )}
          <a className="go" href={fix.href}>
            {fix.text}
            <Icon name="arrow-right" size="sm" />
          </a>
        </IfCan>
      )}
      {inPlace && isOpen && <Fix dialog={inPlace.dialog} onClose={() => setOpen(false)} />}
    </li>
  );
}

function Fix({ dialog, onClose }: { dialog: FixDialog; onClose: () => void }) {
  if (dialog === 'testimonials') return <HideSamplesDialog onClose={onClose} />;
  return <FirmFactsDialog facts={dialog} onClose={onClose} />;
}
