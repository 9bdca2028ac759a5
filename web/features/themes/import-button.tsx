import { useRef } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { showToast } from '../../lib/toasts.ts';
import { readThemeFile, type ThemeFile } from './theme-file.ts';

/** Imports a theme from a local file into the form. */
export function ImportButton({ onTheme }: { onTheme: (theme: ThemeFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    const theme = await readThemeFile(file);
    if (!theme) {
      showToast({ tone: 'danger', title: 'Error', text: 'Invalid theme file format' });
      return;
    }
    onTheme(theme);
    showToast({
      tone: 'success',
      title: 'Success',
      text: 'Theme imported successfully. Review and save.',
    });
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <AdminIcon name="upload" />
        Import Theme
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Theme file"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Reset, so that the same file can be chosen again after it was corrected.
          event.target.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
}
