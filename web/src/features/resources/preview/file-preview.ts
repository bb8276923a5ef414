/** Stands for what is known of a file that readers have: the desk's preview knows none. */
export const noFile = { fileSize: 0, totalPages: null, downloadCount: 0, fileName: '', download: '' }
