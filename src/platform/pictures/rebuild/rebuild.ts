import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_FORMATS, type PictureFormat, UPLOAD_TYPES, type UploadType } from '../rules.ts';
import { withoutExtraChunks } from './png-chunks.ts';

/** Limits of an uploaded file and of the files made from it. All sizes are in pixels. */
export type RebuildTask = {
  bytes: Uint8Array;
  side: { least: number; most: number };
  mostPixels: number;
  /** The result is scaled down to fit into this box; smaller pictures are not enlarged. */
  box: { width: number; height: number };
  /** The widths of the additional, smaller files, in ascending order. */
  steps: readonly number[];
};

export type RebuiltFile = { width: number; format: PictureFormat; bytes: Uint8Array };
/** `type` is the detected type of the uploaded file. */
export type Rebuilt = { type: UploadType; width: number; height: number; files: RebuiltFile[] };

/** Why a file is rejected. */
export type RebuildFault = 'no picture' | 'animation' | 'wrong size' | 'too many pixels';

export type RebuildResult = { picture: Rebuilt } | { fault: RebuildFault };

/**
 * Decodes a picture and encodes only its pixels again: rotated as its metadata says, in sRGB, without metadata. The
 * type is detected from the content; the declared type is ignored. Runs in its own process: see
 * `createPictureRebuilder`.
 */
export async function rebuild(upload: RebuildTask): Promise<RebuildResult> {
  const task = { ...upload, bytes: withoutExtraChunks(upload.bytes) };
  try {
    const { mediaType, ...header } = await sharp(task.bytes, {
      limitInputPixels: false,
    }).metadata();
    const type = UPLOAD_TYPES.find((each) => each === mediaType);
    if (!type) return { fault: 'no picture' };
    const fault = faultOf(header, task);
    return fault ? { fault } : { picture: { type, ...(await encode(task)) } };
  } catch {
    // The file is of another type, damaged, or ends early.
    return { fault: 'no picture' };
  }
}

/** Checks the header of a file before its pixels are decoded. */
function faultOf(
  { pages = 1, width, height }: Pick<Metadata, 'pages' | 'width' | 'height'>,
  { side, mostPixels }: RebuildTask,
): RebuildFault | undefined {
  if (pages > 1) return 'animation';
  if ([width, height].some((each) => each < side.least || each > side.most)) return 'wrong size';
  return width * height > mostPixels ? 'too many pixels' : undefined;
}

async function encode({
  bytes,
  mostPixels,
  box,
  steps,
}: RebuildTask): Promise<Omit<Rebuilt, 'type'>> {
  const { data, info } = await sharp(bytes, {
    failOn: 'error',
    limitInputPixels: mostPixels,
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const widths = [...steps.filter((step) => step <= width * 0.8), width];
  const files: RebuiltFile[] = [];
  for (const each of widths) {
    const sized = sharp(data, { raw: { width, height, channels } }).resize({ width: each });
    for (const format of PICTURE_FORMATS) {
      files.push({ width: each, format, bytes: await ENCODERS[format](sized.clone()).toBuffer() });
    }
  }
  return { width, height, files };
}

/** JPEG has no alpha channel, so transparent areas become white. */
const ENCODERS: Readonly<Record<PictureFormat, (sized: Sharp) => Sharp>> = {
  avif: (sized) => sized.avif({ quality: 50, effort: 2 }),
  webp: (sized) => sized.webp({ quality: 80 }),
  jpeg: (sized) => sized.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }),
};
