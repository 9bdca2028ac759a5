import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
import { LOOK, MARK, SVG_DATA } from './examples.ts';
import { getLook } from './get-look.ts';
import { addMark, deleteMark } from './marks/change-marks.ts';
import { saveLook } from './save-look.ts';
import {
  addedMarkSchema,
  addMarkInput,
  lookSchema,
  markKindInput,
  saveLookInput,
} from './schema.ts';

export const lookRouter = router({
  get: can('themes.read')
    .meta({
      rest: 'GET /admin/look',
      tag: 'Themes',
      summary: 'The marks of the firm, and what the site shows in place of the sea',
      examples: { response: LOOK },
    })
    .output(lookSchema)
    .query(({ ctx }) => getLook(ctx)),

  save: can('themes.change')
    .meta({
      rest: 'PUT /admin/look',
      tag: 'Themes',
      summary: 'Change what the site shows in place of the sea',
      description:
        'hero is sea, drawing, picture or none; a picture is one of the gallery. With anything but sea, empty lists and portraits show no sea and no sun either. Send updatedAt as it was read; 409 edited_meanwhile if somebody else has saved since.',
      errors: [409],
      examples: { response: LOOK },
    })
    .input(saveLookInput)
    .output(lookSchema)
    .mutation(({ ctx, input }) => saveLook(ctx, input)),

  addMark: can('themes.change')
    .meta({
      rest: 'PUT /admin/look/marks/:kind',
      tag: 'Themes',
      summary: 'Upload a mark of the firm: wordmark, square or, for dark grounds, light',
      description:
        'An SVG of at most 200 KB or a PNG of at most 600 KB, in base64. Of an SVG only shapes, text and paint are kept; removed names what was not. It replaces the mark of that kind, and is served at path.',
      errors: [413, 503],
      examples: { body: { data: SVG_DATA }, response: { ...MARK, removed: ['script'] } },
    })
    .input(addMarkInput)
    .output(addedMarkSchema)
    .mutation(({ ctx, input }) => addMark(ctx, input)),

  deleteMark: can('themes.change')
    .meta({
      rest: 'DELETE /admin/look/marks/:kind',
      tag: 'Themes',
      summary: 'Take a mark off the site',
    })
    .input(markKindInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteMark(ctx, input.kind)),
});
