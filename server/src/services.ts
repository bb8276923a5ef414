import type { Counters } from './platform/counters.ts'
import type { Database } from './platform/database/open-database.ts'
import type { Files } from './platform/files/files.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { PagePictures } from './platform/page-pictures/page-pictures.ts'
import type { PdfRenderer } from './platform/pdf/pdf-renderer.ts'
import type { Pictures } from './platform/pictures/pictures.ts'

/** What outlives single requests, made by main.ts and given to the features. */
export interface Services {
	database: Database
	counters: Counters
	pdf: PdfRenderer
	/** For documents of many pages, in a process of its own: nobody's single page waits for them. */
	bookPdf: PdfRenderer
	pictures: Pictures
	/** For photographed and scanned pages of answers. */
	pagePictures: PagePictures
	files: Files
	mail: Mail
	/** Not started yet: a feature that has jobs says who does them. */
	jobs: Jobs
}
