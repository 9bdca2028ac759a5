import { useRef } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { readThemeFile, type ThemeFile } from './theme-file.ts';

/** Takes a theme from a file of this computer into the form. */
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
          // The same file may be chosen again once it is mended.
          event.target.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
}
