/**
 * Names the pages that are not there yet. What they will hold is in `shared/coming-soon`, which is asked for on such a page only; a test
 * compares the two, so a page that is built loses its mark everywhere.
 */
export const soonPaths: ReadonlySet<string> = new Set(['/coming-soon'])

/** Tells whether a link leads to a page that is not there yet. */
export const isSoon = (path: string): boolean => soonPaths.has(path)
