/** Names and limits of the site's look. */
import { FIGURES } from '../firm/practice-areas/rules.ts';

/** What the home page shows below its first words. */
export const HEROES = ['sea', 'drawing', 'picture', 'none'] as const;
export type HeroChoice = (typeof HEROES)[number];

/** The drawings that can stand in place of the sea. */
export const DRAWINGS: readonly { value: string; label: string }[] = FIGURES;

/** The look as staff chose it: `hero` is the wish, which a deleted picture leaves unfulfilled. */
export type ChosenLook = { hero: HeroChoice; drawing: string; pictureId: string | null };

/** What the home page shows: nothing if the picture is gone. */
export const shownHero = ({ hero, pictureId }: ChosenLook): HeroChoice =>
  hero === 'picture' && pictureId === null ? 'none' : hero;
