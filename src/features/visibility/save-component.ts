import type { Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockComponent, updateComponent } from './queries.ts';
import { COMPONENTS, type Component } from './rules.ts';
import type { SaveComponentInput, SetVisibilityInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Shows or hides a component. Idempotent. Throws `component_not_found`. */
export async function setComponentVisibility(
  { db, user }: Deps,
  { componentKey, isVisible }: SetVisibilityInput,
) {
  const known = COMPONENTS.find(({ key }) => key === componentKey);
  if (!known) {
    throw notFound('component', 'There is no such component.');
  }
  const { key, name, description } = known;
  const byDefault = { componentKey: key, componentName: name, description, isVisible: true };
  return inTransaction(db, (tx) =>
    save(tx, user, byDefault, (before) => ({ ...before, isVisible })),
  );
}

/** Stores a component with its name and description, whether or not it had a row. */
export function saveComponent({ db, user }: Deps, component: SaveComponentInput) {
  return inTransaction(db, (tx) => save(tx, user, component, () => component));
}

async function save(
  tx: Tx,
  user: User,
  component: Component,
  change: (before: Component) => Component,
): Promise<Component> {
  const { id, ...before } = await lockComponent(tx, component);
  const next = change(before);
  if (isSame(before, next)) return before;
  const after = await updateComponent(tx, id, next);
  await logChange(tx, user.username, 'component.update', ['component_visibility_settings', id], {
    before,
    after,
  });
  return after;
}

const isSame = (before: Component, after: Component) =>
  before.isVisible === after.isVisible &&
  before.componentName === after.componentName &&
  before.description === after.description;
