import type { Context } from '../../platform/trpc/context.ts';
import { checkReadiness } from '../dashboard/get-overview.ts';
import type { Check } from '../dashboard/rules.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listPresetPages, listSettledSteps } from './queries.ts';
import { STEPS, type Step, stepState } from './rules.ts';
import { countSamples } from './samples/count-samples.ts';
import { listSampleSlugs } from './samples/queries.ts';
import type { Setup } from './schema.ts';

/** The state of the first-start assistant. */
export async function getSetup(
  ctx: Pick<Context, 'db' | 'secrets' | 'deployment' | 'now' | 'publicUrl'>,
): Promise<Setup> {
  const { db, publicUrl } = ctx;
  const [settled, checks, firm, samples, slugs, presetPages] = await Promise.all([
    listSettledSteps(db),
    checkReadiness(ctx),
    getFirmProfile(db),
    countSamples(db),
    listSampleSlugs(db),
    listPresetPages(db),
  ]);
  const passes = (check: Check) => checks.some(({ key, isDone }) => key === check && isDone);
  const evident: Partial<Record<Step, boolean>> = {
    firm: passes('firm'),
    attorney: Boolean(firm.responsibleAttorney && firm.barNumber),
    mail: passes('mail'),
    domain: passes('https'),
    samples: Object.values(samples).every((count) => count === 0),
  };
  const stateOf = (step: Step) =>
    stepState(step, {
      isEvident: evident[step] === true,
      settled: settled.find((each) => each.step === step),
    });
  const states = Object.fromEntries(STEPS.map((step) => [step, stateOf(step)]));
  return {
    states: states as Setup['states'],
    ...{ samples, presetPages, publicUrl },
    sampleAttorneys: slugs,
  };
}
