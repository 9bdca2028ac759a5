import { Badge } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Checklist as Items } from '../../../../src/features/setup/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BothMeantButton } from './both-meant-button.tsx';
import type { ChecklistItem, FixDialog } from './checklist.ts';
import styles from './readiness.module.css';

// Loaded when one is opened: the dashboard starts with the list.
const FirmFactsDialog = lazy(async () => ({
  default: (await import('./firm-facts-dialog.tsx')).FirmFactsDialog,
}));
const HideSamplesDialog = lazy(async () => ({
  default: (await import('./hide-samples-dialog.tsx')).HideSamplesDialog,
}));

/** An open item of the checklist, with a link to where it can be done and, if possible, a dialog to do it here. */
export function OpenItem({
  todo,
  why,
  fix,
  inPlace,
  isNeeded,
  state,
  ...counts
}: ChecklistItem & Omit<Items[number], 'key'>) {
  const [isOpen, setOpen] = useState(false);
  const dialog = inPlace && 'dialog' in inPlace ? inPlace : undefined;
  return (
    <li>
      <b>{todo}</b> {state === 'skipped' && <Badge color="gray">Skipped</Badge>}
      {!isNeeded && <Badge color="gray">Optional</Badge>}
      <p className="muted small">{typeof why === 'string' ? why : why(counts)}</p>
      {'setting' in fix ? (
        <p className="small">
          For your IT, to set: <code className={styles.setting}>{fix.setting}</code>
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
      {dialog && isOpen && (
        <Suspense>
          <Fix dialog={dialog.dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}

function Fix({ dialog, onClose }: { dialog: FixDialog; onClose: () => void }) {
  if (dialog === 'testimonials') return <HideSamplesDialog onClose={onClose} />;
  return <FirmFactsDialog facts={dialog} onClose={onClose} />;
}
