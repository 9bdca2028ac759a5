import type { Db } from '../../../db/client.ts';
import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { getVisibility } from './queries.ts';
import { COMPONENTS, type ComponentKey } from './rules.ts';

/** Rejects a call to a component that staff have hidden. Throws `component_hidden`. */
export async function requireVisible(db: Db, key: ComponentKey): Promise<void> {
  const visibility = await getVisibility(db);
  if (visibility[key]) return;
  const name = COMPONENTS.find((component) => component.key === key)?.name ?? key;
  throw new DomainError('forbidden', 'component_hidden', errors.componentHidden({ name }));
}
