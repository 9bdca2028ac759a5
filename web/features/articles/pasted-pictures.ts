import { pictureIdOf, picturePath } from '../../../src/features/pictures/rules.ts';
import { UPLOAD_TYPES } from '../../../src/platform/pictures/rules.ts';

/**
 * Removes the images from pasted HTML, in place, except pictures of the gallery. Images embedded as data URLs, as
 * LibreOffice does, are returned as files to upload; `lost` counts the others, whose URLs can only be read by the other
 * program or are on other sites.
 */
export function takePictures(body: HTMLElement): { files: File[]; lost: number } {
  const files: File[] = [];
  let lost = 0;
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    const id = pictureIdOf(pathOf(source));
    if (id) {
      image.setAttribute('src', picturePath(id));
      continue;
    }
    const file = fileOf(source);
    if (file) files.push(file);
    else lost += 1;
    image.remove();
  }
  return { files, lost };
}

/** The path of a URL of this site; undefined for other sites. */
function pathOf(source: string): string | undefined {
  const url = URL.parse(source, window.location.href);
  return url?.origin === window.location.origin ? url.pathname : undefined;
}

const DATA = /^data:([a-z]+\/[a-z]+);base64,([A-Za-z0-9+/=\s]+)$/;

/** The picture of a data URL, if it has a type that can be uploaded. */
function fileOf(source: string): File | undefined {
  const [, type = '', base64 = ''] = DATA.exec(source) ?? [];
  if (!UPLOAD_TYPES.some((each) => each === type)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], 'Pasted picture', { type });
  } catch {
    return undefined;
  }
}

/** The picture files of a paste or drop event. */
export const pictureFilesOf = (transfer: DataTransfer | null): File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => UPLOAD_TYPES.some((each) => each === type));
