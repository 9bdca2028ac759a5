import { showToast } from '../../lib/toasts.ts';

/** Source: back-office spec §5. */
export function showIncompleteToast(text = 'Please fill in all required fields'): undefined {
  showToast({ tone: 'danger', title: 'Validation Error', text });
}
