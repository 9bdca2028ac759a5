import { expect, it } from 'vitest';
import { attorneyNamed } from './rules.ts';

it('an attorney is found by name unless two have it', () => {
  const person = (name: string, slug: string) => ({
    ...{ slug, name, role: 'Attorney', practiceAreas: [], languages: [] },
    ...{ statement: '', photo: null },
  });
  const [ana, ben, other] = [person('Ana', 'ana'), person('Ben', 'ben'), person('Ana', 'ana-2')];
  expect(attorneyNamed([ana, ben], 'Ana')).toBe(ana);
  expect(attorneyNamed([ana, ben], 'Cleo')).toBeUndefined();
  expect(attorneyNamed([ana, ben, other], 'Ana')).toBeUndefined();
});
