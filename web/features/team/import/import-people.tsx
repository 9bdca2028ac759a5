import { lazy, Suspense, useState } from 'react';
import { FileButton } from '../../../admin/file-button.tsx';
import type { ReadFile } from './import-dialog.tsx';
import { useReadPeople } from './use-read-people.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));

/** A button for a file of people, whom a dialog shows before they are added. */
export function ImportPeople({ children, size }: { children: string; size?: 'sm' }) {
  const [file, setFile] = useState<ReadFile>();
  const reading = useReadPeople(setFile);
  return (
    <>
      <FileButton
        permission="team.change"
        accept=".csv,text/csv"
        name="import-people"
        pending={reading.isPending}
        onFile={reading.read}
        {...(size && { size })}
      >
        {children}
      </FileButton>
      <Suspense>
        {file && (
          <ImportDialog
            file={file}
            isReading={reading.isPending}
            onFile={(next) => void reading.read(next)}
            onClose={() => setFile(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
