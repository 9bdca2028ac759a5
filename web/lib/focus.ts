// React may render the errors some frames after they are set, above all on the first submit, which loads the validation.
const MAX_FRAMES = 30;
const INVALID = '[aria-invalid=true], [aria-describedby*="-error"]';

/** Focuses the first invalid control inside `root`, as soon as the errors are rendered. */
export function focusFirstError(root: HTMLElement | null, frames = MAX_FRAMES): void {
  if (!root || frames === 0) return;
  requestAnimationFrame(() => {
    const field = root.querySelector<HTMLElement>(INVALID);
    if (field) field.focus();
    else focusFirstError(root, frames - 1);
  });
}
