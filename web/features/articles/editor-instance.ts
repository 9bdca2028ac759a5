/** Placeholder id of a blog post that does not exist yet. */
export const NEW = 'new';

/** An editor instance: the id in the URL, its number, and the id of the post that was created in it. */
export type EditorInstance = { id: string; number: number; created?: string };

/**
 * The editor instance for an id. Each id gets a new one, so that no state of the previous post remains. Exception:
 * after a new post was created, its instance stays when the URL changes to the post's id.
 */
export function editorFor(id: string, editor: EditorInstance): EditorInstance {
  if (editor.id === id) return editor;
  if (editor.id === NEW && editor.created === id) return { ...editor, id };
  return { id, number: editor.number + 1 };
}

/** Whether the post was started in this editor, rather than loaded from the server. */
export const isCreatedHere = ({ id, created }: EditorInstance): boolean =>
  id === NEW || created === id;
