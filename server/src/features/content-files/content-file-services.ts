import type { Database } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PagePictures } from '../../platform/page-pictures/page-pictures.ts'

export interface ContentFileServices {
	database: Database
	files: Files
	jobs: Jobs
	pagePictures: PagePictures
	now: () => Date
}
