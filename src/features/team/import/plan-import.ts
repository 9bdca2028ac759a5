import type { CsvMistake } from '../../../platform/text/read-csv.ts';
import type { ImportedPerson, ReadPeople } from './read-people.ts';

/** People of the firm by name, and whether they have hours that others can have as well. */
type Known = { name: string; hasHours: boolean };

type Plan = {
  added: ImportedPerson[];
  /** Names that are on the team already, or in the file twice with the same e-mail address. */
  known: string[];
  errors: CsvMistake[];
};

const nameKey = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

/** What an import would do: whom it adds, whom it leaves out, and what must be corrected first. */
export function planImport(
  { people, errors }: ReadPeople,
  team: readonly Known[],
  { maxAttorneys }: { maxAttorneys: number },
): Plan {
  const onTeam = new Set(team.map(({ name }) => nameKey(name)));
  const seen = new Set<string>();
  const plan: Plan = { added: [], known: [], errors: [...errors] };
  for (const person of people) {
    const key = `${nameKey(person.name)} ${person.email?.toLowerCase() ?? ''}`;
    if (onTeam.has(nameKey(person.name)) || seen.has(key)) plan.known.push(person.name);
    else plan.added.push(person);
    seen.add(key);
  }
  plan.errors.push(...sameAsErrors(plan.added, team));
  if (team.length + plan.added.length > maxAttorneys) {
    plan.errors.push({ line: 1, message: `A firm can have at most ${maxAttorneys} attorneys` });
  }
  return plan;
}

/** “Same as” must name one person with hours of their own: on the team, or in another row of the file. */
function sameAsErrors(people: readonly ImportedPerson[], team: readonly Known[]): CsvMistake[] {
  const hasHours = (name: string) =>
    people.some((each) => nameKey(each.name) === name && each.hours?.kind === 'own') ||
    people.some((each) => nameKey(each.name) === name && each.hours?.kind === 'firm') ||
    team.some((each) => nameKey(each.name) === name && each.hasHours);
  return people.flatMap(({ line, hours }) => {
    if (hours?.kind !== 'same as' || hasHours(nameKey(hours.name))) return [];
    return [{ line, message: `Hours: nobody called “${hours.name}” has hours of their own` }];
  });
}

/** Whether two names are the same, whatever their case. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
