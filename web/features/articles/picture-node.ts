import { type Command, TextSelection } from '@tiptap/pm/state';
import { type Editor, Node } from '@tiptap/react';
import { pictureIdOf, picturePath } from '../../../src/features/pictures/rules.ts';
import type { GalleryPicture } from '../../../src/features/pictures/schema.ts';

/** The attributes of a picture in the stored HTML; the server overwrites those that the gallery stores. */
type PictureAttributes = {
  src: string;
  alt: string;
  width: string | null;
  height: string | null;
  credit: string;
};

/** A picture of the gallery with its credit and an editable caption: `<figure>` in the stored HTML. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  isolating: true,
  defining: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    credit: { default: '' },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => attributesOf(figure.querySelector(':scope > img'), figure),
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: (image) => attributesOf(image, null) },
  ],
  renderHTML: ({ node }) => {
    const { credit, ...image } = node.attrs as PictureAttributes;
    const shown = Object.fromEntries(Object.entries(image).filter(([, value]) => value !== null));
    return credit
      ? ['figure', ['img', shown], ['small', credit], ['figcaption', 0]]
      : ['figure', ['img', shown], ['figcaption', 0]];
  },
  addKeyboardShortcuts: () => ({
    Enter: leaveCaption,
    Backspace: removePicture,
  }),
});

/** The attributes of an image of the gallery; false for any other. */
function attributesOf(image: Element | null, figure: HTMLElement | null) {
  const id = pictureIdOf(image?.getAttribute('src') ?? undefined);
  if (!image || !id) return false;
  return {
    src: picturePath(id),
    alt: image.getAttribute('alt') ?? '',
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
    credit: figure?.querySelector(':scope > small')?.textContent ?? '',
  };
}

/** Leaves the caption: inserts a paragraph below the picture and moves the cursor there. */
function leaveCaption({ editor: { state, view } }: { editor: Editor }): boolean {
  const { $from } = state.selection;
  const { paragraph } = state.schema.nodes;
  if ($from.parent.type.name !== 'picture' || !paragraph) return false;
  const after = $from.after();
  const { tr } = state;
  tr.insert(after, paragraph.create());
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
}

/** Removes the picture whose empty caption has the cursor. */
function removePicture({ editor: { state, commands } }: { editor: Editor }): boolean {
  const { selection } = state;
  const { parent } = selection.$from;
  const isInEmpty = selection.empty && parent.type.name === 'picture' && parent.content.size === 0;
  return isInEmpty && commands.deleteNode('picture');
}

/** Inserts a picture with its caption at the cursor, followed by a paragraph if there is none. */
export const insertPicture =
  ({ path, alt, width, height, credit, caption }: GalleryPicture): Command =>
  (state, dispatch) => {
    const { picture, paragraph } = state.schema.nodes;
    if (!picture || !paragraph) return false;
    const attributes = { src: path, alt, width: `${width}`, height: `${height}`, credit };
    const node = picture.create(attributes, caption ? state.schema.text(caption) : null);
    const { tr } = state;
    const { $to } = tr.selection;
    const isInBlank = $to.depth === 1 && $to.parent.content.size === 0;
    const place = $to.depth === 0 ? $to.pos : isInBlank ? $to.before(1) : $to.after(1);
    const end = isInBlank ? $to.after(1) : place;
    const follows = tr.doc.resolve(end).nodeAfter ? [] : [paragraph.create()];
    tr.replaceWith(place, end, [node, ...follows]);
    tr.setSelection(TextSelection.near(tr.doc.resolve(place + node.nodeSize)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
