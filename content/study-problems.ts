import { basename, join } from 'node:path'
import { type Bilingual, languages } from '@aravalli/shared/language'
import { papers, type Section, sections } from '@aravalli/shared/study-material/section'
import { placesFile } from '../server/src/features/study-material/files/map-file.ts'
import { type ItemFile, itemFiles } from '../server/src/features/study-material/item-file.ts'
import { type Named, readFiles } from './checked-files.ts'
import { infographicProblems } from './infographic-problems.ts'
import { lengthProblems } from './length-problems.ts'
import { mapProblems, type Places, placesProblems } from './map-problems.ts'
import { mindMapProblems } from './mind-map-problems.ts'
import { pairProblems } from './pair-problems.ts'
import { pictureProblems } from './picture-problems.ts'
import { coverPalettes } from './pictures/cover-palettes.ts'
import { readPlaces } from './read-places.ts'
import { richTextProblems } from './rich-text-problems.ts'

const fewestItems = 8
const quizLength = { fewest: 5, most: 8 }
const chapters = { fewest: 4, most: 7 }
const coverBytes = { large: 25_000, small: 6000 }
const longest = { heading: 80, description: 260, question: 240, answer: 420 }

interface Folders {
	content: string
	/** The pictures that the files name lie there. */
	public: string
}

/** Lists everything that is wrong with the study material below a content folder, one line each. */
export async function studyProblems(folders: Folders) {
	const places = await readPlaces(join(folders.content, 'places'), placesFile)
	const found = [...places.problems, ...(places.file ? placesProblems(places.file) : [])]
	const listed = places.file ?? { places: {}, lines: {} }
	const ids = new Map<string, string>()
	let itemCount = 0
	for (const section of sections) {
		const items = await sectionProblems(folders, section, listed)
		found.push(...items.problems, ...repeatedIds(items.files, ids))
		itemCount += items.files.length
	}
	return { problems: found, itemCount, placeCount: Object.keys(listed.places).length }
}

async function sectionProblems(folders: Folders, section: Section, places: Places) {
	const items = await readFiles<ItemFile>(join(folders.content, 'study-material'), section, itemFiles[section])
	const problems = [...items.problems]
	for (const { path, file } of items.files) {
		const own = [
			...textProblems(file),
			...paperProblems(section, file),
			...contentProblems(file, places),
			...(await coverProblems(folders.public, file)),
		]
		problems.push(...own.map((problem) => `${path}: ${problem}`))
	}
	if (items.files.length < fewestItems) {
		problems.push(`${section} has ${items.files.length} items; at least ${fewestItems} are wanted.`)
	}
	return {
		files: items.files,
		problems: [
			...problems,
			...repeated(items.files, 'position', ({ position }) => String(position)),
			...repeated(items.files, 'heading', ({ english }) => english.heading),
			...repeated(items.files, 'cover', ({ cover }) => `${cover.palette} ${cover.icon}`),
		],
	}
}

function textProblems({ english, hindi, quiz }: ItemFile): string[] {
	const pair = (name: 'heading' | 'description') => ({ english: english[name], hindi: hindi[name] })
	const { fewest, most } = quizLength
	return [
		...pairProblems('heading', pair('heading')),
		...pairProblems('description', pair('description')),
		...lengthProblems('heading', pair('heading'), longest.heading),
		...lengthProblems('description', pair('description'), longest.description),
		...(quiz.length < fewest || quiz.length > most
			? [`has ${quiz.length} questions; ${fewest} to ${most} are wanted`]
			: []),
		...quiz.flatMap(({ question, answer }, index) => [
			...pairProblems(`question ${index + 1}`, question),
			...pairProblems(`answer ${index + 1}`, answer),
			...lengthProblems(`question ${index + 1}`, question, longest.question),
			...lengthProblems(`answer ${index + 1}`, answer, longest.answer),
			...(languages.every((language) => question[language].endsWith('?'))
				? []
				: [`question ${index + 1} does not end with a question mark`]),
		]),
	]
}

function paperProblems(section: Section, { paper }: ItemFile): string[] {
	return section === 'mains-answer-enrichment-capsule' && paper === papers.at(-1)
		? ['is a capsule for the Prelims, which have none']
		: []
}

function contentProblems(file: ItemFile, places: Places): string[] {
	if ('body' in file) return readingProblems(file.body)
	if ('tree' in file) return mindMapProblems(file.tree)
	if ('blocks' in file) return infographicProblems(file.blocks)
	return mapProblems(file, places)
}

function readingProblems(body: Bilingual<string[]>): string[] {
	const begun = body.english.filter((block) => block.startsWith('<h2>')).length
	return [
		...richTextProblems(body),
		...(begun < chapters.fewest || begun > chapters.most
			? [`has ${begun} chapters; ${chapters.fewest} to ${chapters.most} are wanted`]
			: []),
	]
}

async function coverProblems(folder: string, { cover, picture, pictureSmall }: ItemFile): Promise<string[]> {
	const palette = cover.palette in coverPalettes ? [] : [`has a cover in ${cover.palette}, which is no palette`]
	if (!(picture && pictureSmall)) return [...palette, 'has no cover yet; draw it with content/draw-covers.ts']
	return [
		...palette,
		...(await pictureProblems(folder, picture, [16, 10], coverBytes.large)),
		...(await pictureProblems(folder, pictureSmall, [16, 10], coverBytes.small)),
	]
}

function repeatedIds(files: Named<ItemFile>[], seen: Map<string, string>): string[] {
	return files.flatMap(({ path }) => {
		const id = basename(path, '.json')
		const other = seen.get(id)
		seen.set(id, other ?? path)
		return other ? [`${path}: has the same id as ${other}`] : []
	})
}

function repeated(files: Named<ItemFile>[], what: string, keyOf: (file: ItemFile) => string): string[] {
	const first = new Map<string, string>()
	return files.flatMap(({ path, file }) => {
		const other = first.get(keyOf(file))
		first.set(keyOf(file), other ?? path)
		return other ? [`${path}: has the same ${what} as ${basename(other)}`] : []
	})
}
