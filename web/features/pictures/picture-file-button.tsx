import type { ComponentProps } from 'react';
import { UPLOAD_TYPES } from '../../../src/platform/pictures/rules.ts';
import { FileButton } from '../../admin/file-button.tsx';

/** A button that asks for a picture file. */
export const PictureFileButton = (
  props: Omit<ComponentProps<typeof FileButton>, 'accept' | 'name'>,
) => <FileButton accept={UPLOAD_TYPES.join()} name="picture-file" {...props} />;
