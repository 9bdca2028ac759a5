import type { WizardStep } from '../../../src/features/migration/rules.ts';

export const stepTitleId = (step: WizardStep): string => `step-${step}`;

/** Moves the focus to a step when the focused button is removed. */
export const focusStep = (step: WizardStep): void =>
  document.getElementById(stepTitleId(step))?.focus();
