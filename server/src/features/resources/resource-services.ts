import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { PagePictures } from '../../platform/page-pictures/page-pictures.ts'

export interface ResourceServices {
	database: Database
	counters: Counters
	files: Files
	pagePictures: PagePictures
	now: () => Date
}
