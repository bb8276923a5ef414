import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indiaDay } from '@aravalli/shared/india-time'
import { reviewKind, testimonialKind } from '@aravalli/shared/voices/kinds'
import { readItemFiles } from '../../content/read-item-files.ts'
import { seedKind } from '../../content/seed-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { reviewFile, testimonialFile, toReview, toTestimonial } from './voice-files.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/voices', import.meta.url))

/** Stores the demo testimonials and reviews, of each all or none, where there are none yet. Days are counted back from `now`. */
export async function seedVoices(
	database: Database,
	log: DatabaseLog,
	{ now, folder = contentFolder }: { now: Date; folder?: string },
): Promise<void> {
	const today = indiaDay(now)
	await seedKind(database, log, { kind: testimonialKind }, () =>
		readItemFiles(join(folder, 'testimonials'), testimonialFile, toTestimonial),
	)
	const readReviews = () => readItemFiles(join(folder, 'reviews'), reviewFile, (file) => toReview(file, today))
	await seedKind(database, log, { kind: reviewKind }, readReviews, today)
}
