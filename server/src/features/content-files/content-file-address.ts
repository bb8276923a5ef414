/**
 * Says where a file of content lies, as the fields of its items hold it. The address itself is for editors alone. It is named after
 * courses, which had such files first: what is stored, versions included, holds it.
 */
const base = '/api/admin/course-files/'

/** Finds the ids of files wherever their addresses stand; the first group is the id. */
export const anyContentFile = `${base}([\\w-]{22})`

const whole = new RegExp(`^${anyContentFile}$`)

export const contentFileAddress = (fileId: string): string => `${base}${fileId}`

/** Reads the id of a file of ours; null for another address. */
export const contentFileId = (address: string): string | null => whole.exec(address)?.[1] ?? null
