import { Stack } from '@mantine/core';
import type { Wizard } from '../../../src/features/migration/schema.ts';
import { Button } from '../../admin/button.tsx';
import { copyText } from '../../lib/copy-text.ts';
import styles from './commands.module.css';
import { Disclosure } from './disclosure.tsx';

/** The commands that create the table, and the IAM permissions that they require. */
export function Commands({
  wizard: { commands, policy },
  isOpen,
  onToggle,
}: {
  wizard: Wizard;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  return (
    <Disclosure summary="What it does" isOpen={isOpen} onToggle={onToggle}>
      <Stack gap="1rem">
        <p className="muted small">
          The button does exactly this for you. If you prefer to do it yourself, run the commands
          and then press it: an existing table with the same structure is used as it is.
        </p>
        {commands.map(({ title, text }) => (
          <Block key={title} title={title} text={text} />
        ))}
        <Block title="IAM policy" text={policy} />
      </Stack>
    </Disclosure>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Button
          size="sm"
          aria-label={`Copy: ${title}`}
          onClick={() => void copyText(text, `“${title}”`)}
        >
          Copy
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}
