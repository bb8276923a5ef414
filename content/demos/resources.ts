import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { paperYears } from '@aravalli/shared/resources/resource'
import { contentFolder } from '../../server/src/content/read-demo-files.ts'
import { readDrawn } from '../../server/src/features/resources/demo/drawn.ts'
import {
	type BookFile,
	bookFiles,
	bookletFiles,
	type Chapter,
	copyFiles,
	groupFiles,
	paperFiles,
} from '../../server/src/features/resources/demo/resource-files.ts'
import { wantedFiles } from '../booklets/wanted-files.ts'
import { declareDemo } from '../demo.ts'
import { listProblems, pairProblems } from '../pair-problems.ts'
import { richTextProblems } from '../rich-text-problems.ts'

/** What a clone brings with it stays small. */
const FILE_BYTES = 600_000

const BOOKS_OF_TYPE = 6

/** Says which files are older than what they are to show, missing, or too large. */
function drawnProblems(kind: string): string[] {
	const { files } = readDrawn()
	return wantedFiles()
		.filter(({ name }) => name.startsWith(`${kind}.`))
		.flatMap(({ name, of }) => {
			const path = join(contentFolder, 'resources/files', name)
			if (files[name]?.of !== of || !existsSync(path))
				return [`${name} is older than its text; node content/draw-booklets.ts draws it`]
			const { size } = statSync(path)
			return size > FILE_BYTES ? [`${name} has ${size} bytes; at most ${FILE_BYTES} are wanted`] : []
		})
}

/** Chapters of both languages go together, block by block. */
function chapterProblems(english: Chapter[] = [], hindi: Chapter[] = []): string[] {
	if (english.length !== hindi.length) return [`has ${english.length} chapters in English and ${hindi.length} in Hindi`]
	return english.flatMap((chapter, index) => {
		const other = hindi[index]
		if (!other) return []
		const name = `chapter ${index + 1}`
		const problems = richTextProblems(name, { english: chapter.body.join(''), hindi: other.body.join('') })
		return [
			...pairProblems(`${name} heading`, { english: chapter.heading, hindi: other.heading }),
			// The last chapter ends with terms in both languages.
			...(index < english.length - 1 ? problems : problems.filter((problem) => !problem.includes('Devanagari'))),
		]
	})
}

const sourceProblems = (folder: string, sources: readonly string[], ending: string) =>
	sources
		.filter((source) => !existsSync(join(contentFolder, folder, `${source}${ending}`)))
		.map((source) => `is put together from ${source}, which is not in content/${folder}`)

function countProblems(files: { file: BookFile }[]): string[] {
	const types = Map.groupBy(files, ({ file }) => file.type)
	return [...types].flatMap(([type, own]) =>
		own.length === BOOKS_OF_TYPE ? [] : [`${type} has ${own.length} books; ${BOOKS_OF_TYPE} are wanted`],
	)
}

/** Are the demos of books and resources. */
export const resourceDemos = [
	declareDemo({
		...bookFiles,
		count: [24, 24],
		keysOf: ({ type, position }) => ({ position: `${type} ${position}` }),
		ownProblems: ({ english, hindi }) => chapterProblems(english.chapters, hindi.chapters),
		jointProblems: (files) => [...countProblems(files), ...drawnProblems('books')],
	}),
	declareDemo({ ...groupFiles, count: [5, 5], keysOf: ({ position }) => ({ position }) }),
	declareDemo({
		...bookletFiles,
		keysOf: ({ group, position }) => ({ position: `${group} ${position}` }),
		ownProblems: ({ group, compiledFrom = [], english, hindi }) => [
			...sourceProblems('resources/groups', [group], '.json'),
			...sourceProblems('study-material', compiledFrom, '.json'),
			...chapterProblems(english.chapters, hindi.chapters),
			...(english.chapters || compiledFrom.length > 0 ? [] : ['has neither chapters nor study material']),
		],
		jointProblems: () => drawnProblems('booklets'),
	}),
	declareDemo({
		...paperFiles,
		keysOf: ({ stage, year }) => ({ paper: `${stage} ${year}` }),
		ownProblems: ({ year, compiledFrom, questions = [] }) => [
			...(paperYears.some((known) => known === year) ? [] : [`is of ${year}, which has no button`]),
			...(compiledFrom ? sourceProblems('mains-practice', [compiledFrom], '') : []),
			...(compiledFrom || questions.length > 0 ? [] : ['has no questions']),
			...questions.flatMap(({ english, hindi }, index) => [
				...pairProblems(`question ${index + 1}`, { english: english.question, hindi: hindi.question }),
				...pairProblems(`question ${index + 1} explanation`, {
					english: english.explanation,
					hindi: hindi.explanation,
				}),
				...listProblems(`question ${index + 1} option`, { english: english.options, hindi: hindi.options }),
			]),
		],
		jointProblems: () => drawnProblems('practice-papers'),
	}),
	declareDemo({
		...copyFiles,
		count: [3, 3],
		keysOf: ({ position }) => ({ position }),
		ownProblems: ({ pages }) => sourceProblems('answer-copies/pages', pages, '.jpg'),
		jointProblems: () => drawnProblems('toppers-copies'),
	}),
]
