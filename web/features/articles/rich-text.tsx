import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/tiptap/styles.css';
import Link from '@tiptap/extension-link';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { LinkIcon } from './link-icon.tsx';
import { normalizePastedHtml } from './pasted-html.ts';
import styles from './rich-text.module.css';
import { ARTICLE_NODES } from './rich-text-nodes.ts';

/** Headings 1 belong to pages; addresses are those that the server lets through. */
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
};

/** The text of an article as it will look. */
export function RichText({
  content,
  said,
  onChange,
  onPaste,
}: {
  /** HTML, as it is when the editor appears. */
  content: string;
  /** What its name, its error and its state are for screen readers. */
  said: Record<string, string | undefined>;
  onChange: (content: string) => void;
  /** Told after each paste what was left out of it, such as `<img>`. */
  onPaste: (lost: string[]) => void;
}) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    // The policy takes no style elements; the few rules stand in our style sheet.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      transformPastedHTML: (html) => {
        const pasted = normalizePastedHtml(html);
        onPaste(pasted.lost);
        return pasted.html;
      },
      attributes: {
        class: `prose ${styles.page}`,
        role: 'textbox',
        'aria-multiline': 'true',
        ...defined(said),
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
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.Hr />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <LinkControl editor={editor} />
          <RichTextEditor.ClearFormatting />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

/** Asks for an address in a dialog of ours: Mantine's has a button without a name. */
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

/** An address where no words were chosen to carry it. */
const linked = (href: string) => ({
  type: 'text',
  text: href,
  marks: [{ type: 'link', attrs: { href } }],
});

function defined(said: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
