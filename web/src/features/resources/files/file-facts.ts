import { formatSize } from '@aravalli/shared/format-size'
import { formatCount } from '#web/lib/format-count.ts'
import type { messages } from '../messages.en.ts'

interface Facts {
	fileSize: number | null
	totalPages: number | null
	downloadCount?: number
	isFallback?: boolean
}

/** Says how large a file is, and how often it was had. */
export const factsOf = (m: typeof messages, { fileSize, totalPages, downloadCount, isFallback }: Facts) => [
	// A preview at the desk knows of no file.
	fileSize !== null && fileSize > 0 && formatSize(fileSize),
	totalPages !== null && m.pageCount(totalPages),
	downloadCount !== undefined && m.downloads(downloadCount, formatCount(downloadCount)),
	isFallback === true && m.inEnglish,
]
