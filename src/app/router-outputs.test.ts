import { expect, it } from 'vitest';
import { appRouter } from './app-router.ts';

it('every procedure declares its output', () => {
  const procedures = Object.entries<{ _def: object }>(appRouter._def.procedures as never);
  expect(procedures.length).toBeGreaterThan(100);
  const undeclared = procedures.filter(([, procedure]) => !('output' in procedure._def));
  expect(undeclared.map(([name]) => name)).toEqual([]);
});
