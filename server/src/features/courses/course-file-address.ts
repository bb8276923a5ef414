/** Says where a file of a course lies, as the fields of lectures and materials hold it. The address itself is for editors alone. */
const base = '/api/admin/course-files/'

export const courseFileAddress = (fileId: string): string => `${base}${fileId}`
