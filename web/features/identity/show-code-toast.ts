import { showToast } from '../../lib/toasts.ts';
import { NO_CODE } from './use-sends-codes.ts';

/** The documented toast after a code was requested, or that no code arrives because mail is not connected. */
export function showCodeToast(sendsCodes: boolean): void {
  if (sendsCodes) showToast({ tone: 'success', title: 'Code sent!', text: 'Check your e-mail.' });
  else showToast({ tone: 'danger', title: 'Code not sent', text: NO_CODE });
}
