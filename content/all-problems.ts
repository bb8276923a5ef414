import { join } from 'node:path'
import { subjectTypes } from '@aravalli/shared/comments/comment'
import { placesFile } from '../server/src/features/study-material/files/map-file.ts'
import type { ReadKind } from './collection-problems.ts'
import { commentsProblems } from './comments-problems.ts'
import { demosProblems, type Folders } from './demo-problems.ts'
import { demosOf } from './demos/demos.ts'
import { placesProblems } from './places-problems.ts'
import { readPlaces } from './read-places.ts'

/**
 * Lists everything that is wrong with the demo content, one line each, and says how much of what there is.
 *
 * @param today 'YYYY-MM-DD' in India
 */
export async function allProblems(folders: Folders, today: string) {
	const places = await readPlaces(join(folders.content, 'places'), placesFile)
	const listed = places.file ?? { places: {}, lines: {} }
	const { read, problems } = demosProblems(demosOf(listed), folders, today)
	const comments = await commentsProblems(join(folders.content, 'comments'), questionDays(read))
	return {
		problems: [...places.problems, ...placesProblems(listed), ...problems, ...comments.problems],
		counts: {
			...Object.fromEntries(read.map(({ demo, files }) => [demo.folder, files.length])),
			comments: comments.threadCount,
			places: Object.keys(listed.places).length,
		},
	}
}

/** Tells on which day each question comes out, by its id, of the kinds that have comments. */
export const questionDays = (read: ReadKind[]) =>
	Object.fromEntries(
		subjectTypes.map((type) => [
			type,
			new Map(
				read
					.filter(({ demo }) => demo.own.kind.name === type)
					.flatMap(({ files }) => files.flatMap(({ items }) => items))
					.map(({ id, copy }) => [id, String(copy.publishedOn)]),
			),
		]),
	) as Record<(typeof subjectTypes)[number], Map<string, string>>
