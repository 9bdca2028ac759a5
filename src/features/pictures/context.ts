import type { RebuildPicture } from '../../platform/pictures/rebuild/rebuild-picture.ts';
import type { FindPictureUses } from './uses.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    rebuildPicture: RebuildPicture;
    /** Finds where each feature shows pictures. */
    pictureUses: readonly FindPictureUses[];
  }
}
