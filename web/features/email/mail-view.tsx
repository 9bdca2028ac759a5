import { Stack } from '@mantine/core';
import { useState } from 'react';
import { DocumentFrame } from '../../admin/document-frame.tsx';
import { Segmented } from '../../admin/segmented.tsx';
import { inertLinks } from './inert-links.ts';
import styles from './mail-view.module.css';

const VIEWS = [
  { value: 'phone', text: 'Phone' },
  { value: 'desktop', text: 'Desktop' },
  { value: 'text', text: 'Plain text' },
] as const;

type View = (typeof VIEWS)[number]['value'];

/** A mail at the width of a phone, of a desktop, and as plain text. Its links are disabled. */
export function MailView({
  mail: { html, text },
  initialView = 'desktop',
}: {
  mail: { html: string; text: string };
  initialView?: View;
}) {
  const [view, setView] = useState<View>(initialView);
  return (
    <Stack gap="1.25rem">
      <Segmented label="View" value={view} options={VIEWS} onChange={setView} />
      {view === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard
        <pre className={styles.text} tabIndex={0}>
          {text}
        </pre>
      ) : (
        <DocumentFrame
          className={`${styles.mail} ${view === 'phone' ? styles.phone : ''}`}
          title="The mail"
          html={inertLinks(html)}
        />
      )}
    </Stack>
  );
}
