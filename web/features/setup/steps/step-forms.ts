import { type ComponentType, lazy } from 'react';
import type { Step } from '../../../../src/features/setup/rules.ts';
import type { Setup } from '../../../../src/features/setup/schema.ts';
import type { OnDirty } from '../../../admin/use-report-dirty.ts';

export type StepProps = { setup: Setup; onDirty: OnDirty };

/** The form of each step, loaded lazily. */
export const STEP_FORMS: Readonly<Record<Step, ComponentType<StepProps>>> = {
  firm: lazy(async () => ({ default: (await import('./firm-step.tsx')).FirmStep })),
  attorney: lazy(async () => ({ default: (await import('./attorney-step.tsx')).AttorneyStep })),
  areas: lazy(async () => ({ default: (await import('./areas-step.tsx')).AreasStep })),
  people: lazy(async () => ({ default: (await import('./people-step.tsx')).PeopleStep })),
  hours: lazy(async () => ({ default: (await import('./hours-step.tsx')).HoursStep })),
  colours: lazy(async () => ({ default: (await import('./colours-step.tsx')).ColoursStep })),
  mail: lazy(async () => ({ default: (await import('./mail-step.tsx')).MailStep })),
  domain: lazy(async () => ({ default: (await import('./domain-step.tsx')).DomainStep })),
  legal: lazy(async () => ({ default: (await import('./legal-step.tsx')).LegalStep })),
  samples: lazy(async () => ({ default: (await import('./samples-step.tsx')).SamplesStep })),
};
