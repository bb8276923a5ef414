import { basename } from 'node:path'
import type { Bilingual } from '@aravalli/shared/language'
import { reviewFile, testimonialFile } from '../server/src/features/voices/voice-files.ts'
import { type Named, readFiles } from './checked-files.ts'
import { pairProblems } from './pair-problems.ts'
import { pictureProblems } from './picture-problems.ts'

const wantedOfEach = 10
const longestWords = 160
const portraitBytes = 4000

interface Voice {
	picture: string
	english: { name: string; batchName: string; description: string; course?: string }
	hindi: { name: string; batchName: string; description: string; course?: string }
}

/**
 * Lists everything that is wrong in a folder of testimonials and reviews, one line each.
 *
 * @param publicFolder where the portraits lie that they name
 */
export async function voicesProblems(folder: string, publicFolder: string) {
	const testimonials = await readFiles(folder, 'testimonials', testimonialFile)
	const reviews = await readFiles(folder, 'reviews', reviewFile)
	const voices: Named<Voice>[] = [...testimonials.files, ...reviews.files]
	const found = [...testimonials.problems, ...reviews.problems]
	for (const { path, file } of voices) {
		const problems = [
			...textsProblems(file),
			...(await pictureProblems(publicFolder, file.picture, [7, 9], portraitBytes)),
		]
		found.push(...problems.map((problem) => `${path}: ${problem}`))
	}
	found.push(
		...repeated(testimonials.files, 'position', ({ position }) => position),
		...repeated(voices, 'name', ({ english }) => english.name),
		...countProblems('testimonials', testimonials.files.length),
		...countProblems('reviews', reviews.files.length),
	)
	return { problems: found, voiceCount: voices.length }
}

function textsProblems({ english, hindi }: Voice): string[] {
	const pair = (name: keyof typeof english): Bilingual => ({ english: english[name] ?? '', hindi: hindi[name] ?? '' })
	const long = [english.description, hindi.description].some(({ length }) => length > longestWords)
	return [
		...pairProblems('name', pair('name')),
		...pairProblems('batchName', pair('batchName')),
		...pairProblems('description', pair('description')),
		...(english.course === undefined ? [] : pairProblems('course', pair('course'))),
		...(long ? [`description has more than ${longestWords} characters`] : []),
	]
}

function countProblems(kind: string, count: number): string[] {
	return count === wantedOfEach ? [] : [`There are ${count} ${kind}; ${wantedOfEach} are wanted.`]
}

function repeated<V>(files: Named<V>[], what: string, keyOf: (file: V) => string | number): string[] {
	const first = new Map<string | number, string>()
	return files.flatMap(({ path, file }) => {
		const key = keyOf(file)
		const other = first.get(key)
		first.set(key, other ?? path)
		return other ? [`${path}: has the same ${what} as ${basename(other)}`] : []
	})
}
