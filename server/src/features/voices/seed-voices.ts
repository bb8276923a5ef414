import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indiaDay } from '@aravalli/shared/india-time'
import type { z } from 'zod'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { hasVoices, insertVoices } from './tables.ts'
import { reviewFile, testimonialFile, toReviewRow, toTestimonialRow } from './voice-files.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/voices', import.meta.url))

/** Stores the demo testimonials and reviews, all or none, in a database that has neither. Days are counted back from `now`. */
export async function seedVoices(
	database: Database,
	log: DatabaseLog,
	{ now, folder = contentFolder }: { now: Date; folder?: string },
): Promise<void> {
	if (await hasVoices(database.db)) return
	const today = indiaDay(now)
	const testimonials = await readFiles(join(folder, 'testimonials'), testimonialFile, toTestimonialRow)
	const reviews = await readFiles(join(folder, 'reviews'), reviewFile, (id, file) => toReviewRow(id, file, today))
	await database.transaction((tx) => insertVoices(tx, { testimonials, reviews }))
	log.info(
		{ testimonials: testimonials.length, reviews: reviews.length },
		'The demo testimonials and reviews have been stored.',
	)
}

async function readFiles<S extends z.ZodType, Row>(
	folder: string,
	shape: S,
	toRow: (id: string, file: z.output<S>) => Row,
): Promise<Row[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
	return Promise.all(
		names.map(async (name) => {
			const file = shape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
			return toRow(basename(name, '.json'), file)
		}),
	)
}
