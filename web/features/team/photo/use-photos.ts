import { useState } from 'react';
import type { AttorneySettings } from '../../../../src/features/firm/attorneys/schema.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { readZip, type ZippedFile } from '../../../lib/read-zip.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useRefreshTeam } from '../use-team.ts';
import { makePortrait } from './make-portrait.ts';
import { matchPhotos } from './match-photos.ts';
import { FIRST_CROP } from './photo-crop.ts';

/** As many as a firm has attorneys, with as many hidden files beside them. */
const LIMITS = { maxFiles: 700, maxBytes: 40_000_000 };

export type Chosen = {
  matches: { person: AttorneySettings; file: ZippedFile }[];
  others: string[];
};

/** Reads a ZIP file with pictures, and stores them one after the other; a failure does not stop the others. */
export function usePhotos(people: readonly AttorneySettings[]) {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<{ done: number; failed: string[] }>();
  const { client } = trpc.useUtils();
  const refresh = useRefreshTeam();

  const choose = async (file: File) => {
    setProblem(undefined);
    setChosen(undefined);
    try {
      setChosen(matchPhotos(await readZip(file, LIMITS), people));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const store = async ({ person, file }: Chosen['matches'][number]) => {
    const content = await file.read();
    const picture = await createImageBitmap(content, { imageOrientation: 'from-image' }).catch(
      () => {
        throw new Error('Your browser cannot read this picture.');
      },
    );
    const { id } = await client.photos.add.mutate(await makePortrait(picture, FIRST_CROP));
    picture.close();
    await client.attorneys.update.mutate({ ...person, photo: id });
  };
  const upload = async () => {
    const failed: string[] = [];
    for (const [place, match] of (chosen?.matches ?? []).entries()) {
      setProgress(place);
      try {
        await store(match);
      } catch (error) {
        const why = apiErrorOf(error)?.message ?? (error as Error).message;
        failed.push(`${match.file.name}: ${why}`);
      }
    }
    await refresh();
    setProgress(undefined);
    setOutcome({ done: (chosen?.matches.length ?? 0) - failed.length, failed });
  };
  return { chosen, problem, progress, outcome, choose, upload };
}
