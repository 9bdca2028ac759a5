import { showToast } from './toasts.ts';

/** Puts a text on the clipboard and says so. `what` begins the sentence: `The address`. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    // Where the page came over plain http there is no clipboard.
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: 'Copied', text: `${what} is copied` });
  } catch {
    showToast({ tone: 'danger', title: 'Error', text: 'Copy it by hand, please' });
  }
}
