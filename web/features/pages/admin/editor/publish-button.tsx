import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../../admin/button.tsx';
import { Dialog } from '../../../../admin/dialog.tsx';
import { formatZone } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/use-locale.ts';
import { instantOf } from '../../../articles/article-draft.ts';
import styles from './page-editor.module.css';
import type { PageEditing } from './use-page-editing.ts';

/** Button with a dialog that asks when to publish the page. */
export function PublishButton({ editing, zone }: { editing: PageEditing; zone: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="filled" onClick={() => setOpen(true)}>
        Publish…
      </Button>
      {isOpen && <PublishDialog editing={editing} zone={zone} onClose={() => setOpen(false)} />}
    </>
  );
}

function PublishDialog({
  editing,
  zone,
  onClose,
}: {
  editing: PageEditing;
  zone: string;
  onClose: () => void;
}) {
  const locale = useLocale();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [date, setDate] = useState('');
  const [time, setTime] = useState('09:00');
  const [mistake, setMistake] = useState<string>();
  const publish = () => {
    if (when === 'now') {
      onClose();
      return void editing.publish(null);
    }
    const at = instantOf(date, time, zone);
    if (!at) return setMistake('Choose a day and a time');
    if (at <= new Date()) return setMistake('Choose a time in the future');
    onClose();
    return void editing.publish(at.toISOString());
  };
  return (
    <Dialog
      title="Publish this page?"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" onClick={publish}>
            {when === 'now' ? 'Publish' : 'Schedule'}
          </Button>
        </>
      }
    >
      <div className={styles.single}>
        <p className="muted">Visitors will see this version.</p>
        <Radio.Group
          label="When"
          value={when}
          onChange={(value) => setWhen(value as 'now' | 'later')}
        >
          <Radio value="now" label="At once" />
          <Radio value="later" label="At a time" />
        </Radio.Group>
        {when === 'later' && (
          <div className={styles.moment}>
            <TextInput
              label="Day"
              description={`In ${formatZone(zone, locale)}`}
              type="date"
              value={date}
              error={mistake}
              onChange={({ target }) => setDate(target.value)}
            />
            <TextInput
              label="Time"
              description="When it appears"
              type="time"
              value={time}
              error={mistake !== undefined}
              onChange={({ target }) => setTime(target.value)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
