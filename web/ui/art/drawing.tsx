import file from './drawings.svg?url';

/** Sizes of drawings in `drawings.svg`, in SVG units. */
export const CALL_TO_ACTION = { width: 1280, height: 240 } as const;
export const PORTRAIT = { width: 320, height: 400, variants: 5, people: 4 } as const;

/**
 * A drawing of `drawings.svg`, which browsers download once for all pages. It inherits fill and stroke from the `svg`
 * that it is in; rules for `path` do not reach it.
 */
export const Drawing = ({
  id,
  ...props
}: {
  id: string;
  /** How far it is moved down. */
  y?: number;
  className?: string | undefined;
}) => <use href={`${file}#${id}`} {...props} />;
