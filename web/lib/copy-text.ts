import { showToast } from './toasts.ts';

/** Copies text to the clipboard and shows a toast. `what` is the subject of the message, such as `The address`. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    // Pages over plain http have no clipboard API.
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: 'Copied', text: `${what} is copied` });
  } catch {
    showToast({ tone: 'danger', title: 'Error', text: 'Copy it by hand, please' });
  }
}
