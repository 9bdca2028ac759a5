import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Notice } from '../../admin/notice.tsx';
import { Segmented } from '../../admin/segmented.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './preview.module.css';
import {
  PreviewFrame,
  READER_MODES,
  type ReaderMode,
  WIDTHS,
  type Width,
} from './preview-frame.tsx';
import type { Theme } from './theme.ts';

export type Previewed = Pick<Theme, 'displayName' | 'cssVariables'> & {
  /** The name of the theme or template; a draft has none. */
  canHave?: string;
};

/** Preview of the actual home page in a theme that visitors do not see yet. */
export function PreviewDialog({
  theme: { displayName, cssVariables },
  action,
  onClose,
}: {
  theme: Previewed;
  /** The button to install or activate the theme. */
  action: ReactNode;
  onClose: () => void;
}) {
  const { mutate, data, error, isPending } = trpc.themes.preview.useMutation();
  const [width, setWidth] = useState<Width>('desktop');
  const [mode, setMode] = useState<ReaderMode>('light');
  useEffect(() => mutate({ cssVariables }), [mutate, cssVariables]);
  return (
    <Dialog
      title={`Preview of ${displayName}`}
      size="lg"
      lead={<p className="muted small">Your own home page. Visitors still see the active theme.</p>}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {action}
        </>
      }
    >
      <div className={styles.tools}>
        <Segmented label="Width" options={WIDTHS} value={width} onChange={setWidth} />
        <Segmented label="Reader's choice" options={READER_MODES} value={mode} onChange={setMode} />
      </div>
      {error && (
        <Notice tone="danger" icon="alert" role="alert">
          <p>The preview could not be created.</p>
          <p>{apiErrorOf(error)?.message ?? 'The server could not be reached.'}</p>
          <Button size="sm" pending={isPending} onClick={() => mutate({ cssVariables })}>
            Try again
          </Button>
        </Notice>
      )}
      {!error && (
        <PreviewFrame
          title={`Home in ${displayName}`}
          src={data && `/?${new URLSearchParams({ 'theme-preview': data.token })}`}
          width={width}
          mode={mode}
        />
      )}
    </Dialog>
  );
}
