/** The dialogs of the appointments screen, bundled in one chunk that is loaded when one of them is opened. */
export { AppointmentDialog } from './appointment-dialog.tsx';
export { BlockTimeDialog } from './block-time/block-time-dialog.tsx';
export { BookDialog } from './book-dialog.tsx';
export { BookFromMessage } from './book-from-message.tsx';
