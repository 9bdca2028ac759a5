import { useState } from 'react';

export type ConfigView = 'fields' | 'json';

// Kept while the back office is open: saving mounts the form anew, which must not change the view.
let lastChosen: ConfigView = 'fields';

/** Whether settings are edited as fields or as JSON, as staff chose last. */
export function useConfigView() {
  const [view, setView] = useState(lastChosen);
  return {
    view,
    choose(next: ConfigView) {
      lastChosen = next;
      setView(next);
    },
  };
}
