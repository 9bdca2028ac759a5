import { Group } from '@mantine/core';
import {
  drawnHeight,
  isTooLong,
  type MarkKind,
} from '../../../../src/features/look/marks/rules.ts';
import type { FirmMark } from '../../../../src/features/look/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { FileButton } from '../../../admin/file-button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import styles from './look-page.module.css';
import { MarkGrounds } from './mark-grounds.tsx';
import { MARK_WORDS } from './mark-words.ts';
import { useMarkCalls } from './use-mark-calls.ts';

/** One kind of mark: what it is for, how it looks, and the buttons to change it. */
export function MarkRow({ kind, marks }: { kind: MarkKind; marks: readonly FirmMark[] }) {
  const calls = useMarkCalls(kind);
  const { name, about } = MARK_WORDS[kind];
  const mark = marks.find((each) => each.kind === kind);
  const light = marks.find((each) => each.kind === 'light');
  return (
    <div className={styles.markRow}>
      <div className={styles.head}>
        <div>
          <h3>{name}</h3>
          <p className="muted small">{about}</p>
        </div>
        <Group gap="0.5rem">
          <FileButton
            permission="themes.change"
            accept="image/svg+xml,image/png"
            name={`${kind}-file`}
            pending={calls.isUploading}
            onFile={(file) => void calls.upload(file)}
          >
            {mark ? 'Replace' : 'Upload'} <span className="visually-hidden">{name}</span>
          </FileButton>
          {mark && (
            <Button
              permission="themes.change"
              variant="subtle"
              pending={calls.isRemoving}
              onClick={() => void calls.remove()}
            >
              Remove <span className="visually-hidden">{name}</span>
            </Button>
          )}
        </Group>
      </div>
      {mark && isTooLong(mark) && (
        <Notice tone="warning" icon="alert">
          <p>
            This logo is so long that a header of 240 pixels leaves it {drawnHeight(mark)} pixels of
            height: its letters cannot be read. Upload one with less around it, or in two lines.
          </p>
        </Notice>
      )}
      {mark && <MarkGrounds main={mark} light={kind === 'light' ? null : (light ?? null)} />}
    </div>
  );
}
