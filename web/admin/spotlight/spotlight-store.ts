import { createSpotlight } from '@mantine/spotlight';

/** Opens and closes the search of the back office. */
export const [spotlightStore, spotlight] = createSpotlight();
