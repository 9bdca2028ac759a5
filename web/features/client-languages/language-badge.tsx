import { Badge } from '@mantine/core';
import { englishName } from '../../../src/platform/languages/name-rules.ts';

/** The language of a client, if it is not the main one. */
export function LanguageBadge({ language }: { language: string | null }) {
  return language && <Badge color="gray">{englishName(language)}</Badge>;
}
