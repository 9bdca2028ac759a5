import type { WizardStep } from '../../../src/features/migration/rules.ts';

export const stepTitleId = (step: WizardStep): string => `step-${step}`;

/** For when the button that had the focus goes: reading goes on where it has led. */
export const focusStep = (step: WizardStep): void =>
  document.getElementById(stepTitleId(step))?.focus();
