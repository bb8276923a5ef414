/** Says where a file of a course lies, as the fields of lectures and materials hold it. The address itself is for editors alone. */
const base = '/api/admin/course-files/'

/** Finds the ids of files wherever their addresses stand; the first group is the id. */
export const anyCourseFile = `${base}([\\w-]{22})`

const whole = new RegExp(`^${anyCourseFile}$`)

export const courseFileAddress = (fileId: string): string => `${base}${fileId}`

/** Reads the id of a file of ours; null for another address. */
export const courseFileId = (address: string): string | null => whole.exec(address)?.[1] ?? null
