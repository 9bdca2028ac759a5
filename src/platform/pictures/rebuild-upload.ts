import { invalidField } from '../errors/errors.ts';
import { numberInMessage } from '../text/number-rules.ts';
import type { RebuildFault, RebuildTask, Rebuilt } from './rebuild/rebuild.ts';
import type { RebuildPicture } from './rebuild/rebuild-picture.ts';
import { MAX_UPLOAD_PIXELS } from './rules.ts';

type Limits = Omit<RebuildTask, 'bytes' | 'mostPixels'>;

/**
 * Rebuilds a base64-encoded picture (`data`) from its pixels and returns the files to store. Throws `invalid_input` for
 * the field `data`, or `picture_service_busy`.
 */
export async function rebuildUpload(
  rebuild: RebuildPicture,
  data: string,
  limits: Limits,
): Promise<Rebuilt> {
  const bytes = Buffer.from(data, 'base64');
  const result = await rebuild({ ...limits, bytes, mostPixels: MAX_UPLOAD_PIXELS });
  if ('fault' in result) throw invalidField('data', describe(result.fault, limits));
  return result.picture;
}

function describe(fault: RebuildFault | 'timeout' | 'exited', { side }: Limits): string {
  const texts: Readonly<Record<typeof fault, string>> = {
    'no picture': 'This is not a complete JPEG, PNG or WebP picture',
    animation: 'Animated pictures are not supported: choose a still one',
    'wrong size': `Each side must have ${side.least} to ${numberInMessage(side.most)} pixels`,
    'too many pixels': `Must have at most ${MAX_UPLOAD_PIXELS / 1_000_000} million pixels`,
    timeout: 'This picture takes too long to read: save it in a smaller size',
    exited: 'This picture cannot be read: save it again as a JPEG',
  };
  return texts[fault];
}
