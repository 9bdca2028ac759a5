/** The dialogs of the appointments screen, bundled in one chunk that is loaded when one of them is opened. */

export { BlockTimeDialog } from '../../scheduling/time-off/block-time-dialog.tsx';
export { AppointmentDialog } from './appointment-dialog.tsx';
export { BookDialog } from './book-dialog.tsx';
export { BookFromMessage } from './book-from-message.tsx';
