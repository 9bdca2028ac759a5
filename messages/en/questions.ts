export const unsavedTitle = 'Leave without saving?';
export const unsavedText = 'What you changed here has not been saved.';
export const unsavedLeave = 'Leave';
export const unsavedKeep = 'Keep editing';
export const shownOnceTitle = 'Have you saved it?';
export const shownOnceText = 'It is shown only this once.';
export const shownOnceSaved = 'I have saved it';
export const shownOnceBack = 'Back';
