import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import Link from '@tiptap/extension-link';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { useReadOnly } from '../../admin/read-only.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkIcon } from './link-icon.tsx';
import { NoteIcon } from './note-icon.tsx';
import { normalizePastedHtml, type Pasted } from './pasted-html.ts';
import { pictureFilesOf } from './pasted-pictures.ts';
import { PictureControl } from './picture-control.tsx';
import styles from './rich-text.module.css';
import { ARTICLE_NODES } from './rich-text-nodes.ts';
import { TableMenu } from './table-menu.tsx';

/** No level 1 headings, which belong to the page; links only to addresses that the server allows. */
const EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false, trailingNode: false }),
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    protocols: ['http', 'https', 'mailto', 'tel'],
    HTMLAttributes: { target: null, rel: null },
  }),
  ...ARTICLE_NODES,
];

const LABELS = {
  h2ControlLabel: 'Heading',
  h3ControlLabel: 'Subheading',
  h4ControlLabel: 'Small heading',
  orderedListControlLabel: 'Numbered list',
  superscriptControlLabel: 'Superscript',
  subscriptControlLabel: 'Subscript',
};

/** The rich text editor for the content of an article. */
export function RichText({
  content,
  ariaProps,
  onChange,
  onPaste,
}: {
  /** The initial HTML. */
  content: string;
  /** The ARIA attributes of the editor: name, error and state. */
  ariaProps: Record<string, string | undefined>;
  onChange: (content: string) => void;
  /** Called after each paste of HTML with the normalized HTML and what was dropped. */
  onPaste: (pasted: Pasted) => void;
}) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const ask = (added: readonly File[]) => setFiles((waiting) => [...waiting, ...added]);
  const isReadOnly = useReadOnly();
  const editor = useEditor({
    editable: !isReadOnly,
    extensions: EXTENSIONS,
    content,
    // The content security policy blocks `<style>` elements; the few rules are in our style sheet.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      transformPastedHTML: (html) => {
        const pasted = normalizePastedHtml(html);
        onPaste(pasted);
        ask(pasted.pictures);
        return pasted.html;
      },
      handlePaste: (_view, event) => {
        const { clipboardData } = event;
        // Some programs add a picture of the text to the clipboard, so the picture is ignored if there is HTML.
        if (clipboardData?.types.includes('text/html')) return false;
        return askAbout(pictureFilesOf(clipboardData), ask);
      },
      handleDrop: (view, event, _slice, isMove) => {
        const dropped = isMove ? [] : pictureFilesOf(event.dataTransfer);
        if (dropped.length > 0) putCursor(view, event);
        return askAbout(dropped, ask);
      },
      attributes: {
        class: `prose ${styles.page}`,
        role: 'textbox',
        'aria-multiline': 'true',
        ...defined(ariaProps),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <RichTextEditor
      editor={editor}
      className={styles.editor}
      labels={LABELS}
      withTypographyStyles={false}
      withCodeHighlightStyles={false}
    >
      {!isReadOnly && (
        <RichTextEditor.Toolbar sticky className={styles.toolbar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.Superscript />
            <RichTextEditor.Subscript />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <NoteControl editor={editor} />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <LinkControl editor={editor} />
            <PictureControl editor={editor} files={files} onFiles={setFiles} />
            <TableMenu editor={editor} />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

/** The button that turns paragraphs into a margin note, and back. */
function NoteControl({ editor }: { editor: Editor }) {
  const isActive = useEditorState({
    editor,
    selector: ({ editor: now }) => now.isActive('marginNote'),
  });
  return (
    <RichTextEditor.Control
      aria-label="Margin note"
      title="Margin note"
      active={isActive}
      onClick={() => editor.chain().focus().toggleWrap('marginNote').run()}
    >
      <NoteIcon />
    </RichTextEditor.Control>
  );
}

/** Queues files for the picture dialog. Returns true if there are any, so that the browser does not insert them. */
function askAbout(files: readonly File[], ask: (files: readonly File[]) => void): boolean {
  if (files.length > 0) ask(files);
  return files.length > 0;
}

/** Puts the cursor where files were dropped. */
function putCursor(view: EditorView, { clientX, clientY }: DragEvent): void {
  const at = view.posAtCoords({ left: clientX, top: clientY });
  if (!at) return;
  const selection = TextSelection.near(view.state.doc.resolve(at.pos));
  view.dispatch(view.state.tr.setSelection(selection));
}

/** The link button. Asks for the URL in our own dialog, because Mantine's has a button without an accessible name. */
function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const href = useEditorState({
    editor,
    selector: ({ editor: now }) => now.getAttributes('link').href as string | undefined,
  });
  return (
    <>
      <RichTextEditor.Control
        aria-label="Link"
        title="Link"
        active={href !== undefined}
        onClick={() => setOpen(true)}
      >
        <LinkIcon />
      </RichTextEditor.Control>
      {isOpen && (
        <LinkDialog
          href={href ?? ''}
          onClose={() => setOpen(false)}
          onLink={(address) => {
            setOpen(false);
            const chain = editor.chain().extendMarkRange('link');
            if (address === '') chain.unsetLink().run();
            else if (editor.state.selection.empty && href === undefined) {
              chain.insertContent(linked(address)).run();
            } else chain.setLink({ href: address }).run();
          }}
        />
      )}
    </>
  );
}

/** A link with its URL as the text, used if no text is selected. */
const linked = (href: string) => ({
  type: 'text',
  text: href,
  marks: [{ type: 'link', attrs: { href } }],
});

function defined(ariaProps: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ariaProps).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
