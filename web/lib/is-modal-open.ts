/** Whether a modal dialog is open: a native one, or one of the back office. */
export const isModalOpen = () =>
  document.querySelector('dialog:modal, [aria-modal="true"]') !== null;
