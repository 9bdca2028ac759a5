export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether the control no longer has the value that the page gave it. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
  }
  const isOtherChoice =
    control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  return isOtherChoice || control.value !== control.defaultValue;
}
