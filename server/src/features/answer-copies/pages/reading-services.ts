import type { Database } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { PagePictures } from '../../../platform/page-pictures/page-pictures.ts'

export interface ReadingServices {
	database: Database
	files: Files
	pagePictures: PagePictures
	/** Names a new temporary file. */
	newPath: () => string
	/** Today's questions close so many minutes after midnight in India. */
	closingMinutes: number
	now: () => Date
}
