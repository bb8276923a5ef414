/** Holds what was begun to be written and not sent while the page is open: files cannot be stored in the tab. */
export const draftMemory = new Map<string, unknown>()
