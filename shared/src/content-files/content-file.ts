/** Are what fields of content take as files. The file has no imports, because the browser runs it. */
export const contentFileUses = ['video', 'document'] as const

export type ContentFileUse = (typeof contentFileUses)[number]

export const VIDEO_MAX_BYTES = 300 * 1024 * 1024
export const DOCUMENT_MAX_BYTES = 50 * 1024 * 1024
