import { useState } from 'react';

export type ConfigView = 'fields' | 'json';

// Module-level state, because saving remounts the form and the chosen view must not be lost.
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
