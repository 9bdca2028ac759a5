import { expect, it } from 'vitest';
import { RenderAhead } from './render-ahead.ts';

/** Renders that a test completes explicitly. */
function controlledRenders() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const render = async (key: string) => {
    started.push(key);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, render, endNext, most: () => most };
}

it('renders one page at a time, and resolves when all are rendered', async () => {
  const { started, render, endNext, most } = controlledRenders();
  const ahead = new RenderAhead(render);
  let isDone = false;
  const done = ahead.refresh(['/', '/about']).then(() => {
    isDone = true;
  });
  expect(started).toEqual(['/']);
  await endNext();
  expect([started, isDone]).toEqual([['/', '/about'], false]);
  await endNext();
  await done;
  expect(most()).toBe(1);
});

it('serves a page stale until it is rendered', async () => {
  const { render, endNext } = controlledRenders();
  const ahead = new RenderAhead(render);
  void ahead.refresh(['/', '/about']);
  await endNext();
  expect(['/', '/about', '/contact'].map((key) => ahead.mayServeStale(key))).toEqual([
    false,
    true,
    false,
  ]);
});

it('serves no page stale for more than a second', () => {
  let nowMs = 0;
  const ahead = new RenderAhead(
    () => new Promise(() => {}),
    () => nowMs,
  );
  void ahead.refresh(['/']);
  nowMs = 999;
  expect(ahead.mayServeStale('/')).toBe(true);
  nowMs = 1_000;
  expect(ahead.mayServeStale('/')).toBe(false);
});

it('renders a page again that changes while it is rendered, after those that wait already', async () => {
  const { started, render, endNext } = controlledRenders();
  const ahead = new RenderAhead(render);
  void ahead.refresh(['/', '/about']);
  void ahead.refresh(['/', '/about']);
  await endNext();
  await endNext();
  expect(started).toEqual(['/', '/about', '/']);
});

it('goes on after a page that fails', async () => {
  const rendered: string[] = [];
  const ahead = new RenderAhead(async (key) => {
    if (key === '/') throw new Error('broken');
    rendered.push(key);
  });
  await ahead.refresh(['/', '/about']);
  expect([rendered, ahead.mayServeStale('/')]).toEqual([['/about'], false]);
});

it('serves no page stale after an overdue change, not even one that was waiting before', () => {
  let nowMs = 0;
  const ahead = new RenderAhead(
    () => new Promise(() => {}),
    () => nowMs,
  );
  void ahead.refresh(['/', '/about']);
  nowMs = 1;
  void ahead.refresh(['/contact'], { isOverdue: true });
  expect(['/', '/about', '/contact'].map((key) => ahead.mayServeStale(key))).toEqual([
    false,
    false,
    false,
  ]);
  nowMs = 2;
  void ahead.refresh(['/fees']);
  expect(ahead.mayServeStale('/fees')).toBe(true);
});
