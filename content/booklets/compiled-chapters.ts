/** Makes chapters of a booklet out of study material: notes as they are, trees as lists, maps and posters as tables. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@aravalli/shared/language'
import { contentFolder } from '../../server/src/content/read-demo-files.ts'
import type { InfographicFileBlock } from '../../server/src/features/study-material/files/infographic-file.ts'
import type { PlacesFile } from '../../server/src/features/study-material/files/map-file.ts'
import type { MindMapFileNode } from '../../server/src/features/study-material/files/mind-map-file.ts'
import type { ItemFile } from '../../server/src/features/study-material/item-file.ts'
import type { RichBlock, RichCell } from '../../server/src/platform/rich-text/rich-text-blocks.ts'
import { richTextBlocks } from '../../server/src/platform/rich-text/rich-text-blocks.ts'
import { words } from './words.ts'

export interface PrintedChapter {
	heading: string
	blocks: RichBlock[]
	/** Is a path of the site, as a picture's. */
	picture?: string
}

type Pair = Record<Language, string>

const readJson = (path: string) => JSON.parse(readFileSync(join(contentFolder, path), 'utf8'))

/** @param source is an item below `content/study-material`, such as `mind-map/<id>` */
export function compiledChapters(source: string, language: Language): PrintedChapter[] {
	const file = readJson(`study-material/${source}.json`) as ItemFile
	const chapter = { heading: file[language].heading, ...pictureOf(file) }
	const quiz: RichBlock[] = [
		headingOf(words[language].test),
		...file.quiz.flatMap(({ question, answer }) => [strong(question[language]), paragraph(answer[language])]),
	]
	return [{ ...chapter, blocks: [paragraph(file[language].description), ...bodyOf(file, language), ...quiz] }]
}

/** Notes have no picture that says something; a drawing does. */
const pictureOf = (file: ItemFile) => ('body' in file || !file.picture ? {} : { picture: file.picture })

function bodyOf(file: ItemFile, language: Language): RichBlock[] {
	if ('body' in file) return richTextBlocks(file.body[language].join('')).map(lowered)
	if ('tree' in file) return (file.tree.children ?? []).flatMap((branch) => branchBlocks(branch, language))
	if ('blocks' in file) return file.blocks.flatMap((block) => posterBlocks(block, language))
	const { places, lines }: PlacesFile = { places: readJson('places/places.json'), lines: readJson('places/lines.json') }
	const m = words[language]
	const rows = [
		...file.places.map(({ place, note }) => [
			places[place]?.name[language] ?? '',
			places[place]?.district[language] ?? '',
			note[language],
		]),
		...file.lines.map(({ line, note }) => [lines[line]?.name[language] ?? '', '', note[language]]),
	]
	return [table([m.place, m.district, m.note], rows)]
}

/** The title of the chapter stands above those of the text. */
const lowered = (block: RichBlock): RichBlock => (block.kind === 'heading' ? { ...block, level: 3 } : block)

function branchBlocks({ label, note, children = [] }: MindMapFileNode, language: Language): RichBlock[] {
	return [
		headingOf(label[language]),
		...(note ? [paragraph(note[language])] : []),
		...(children.length > 0 ? [listOf(children, language)] : []),
	]
}

const listOf = (nodes: MindMapFileNode[], language: Language): RichBlock => ({
	kind: 'list',
	isOrdered: false,
	items: nodes.map(({ label, note, children = [] }) => [
		{
			kind: 'paragraph',
			runs: [{ text: label[language], isStrong: true }, ...(note ? [{ text: `: ${note[language]}` }] : [])],
		},
		...(children.length > 0 ? [listOf(children, language)] : []),
	]),
})

function posterBlocks(block: InfographicFileBlock, language: Language): RichBlock[] {
	return [
		headingOf(block.title[language]),
		...(block.note ? [paragraph(block.note[language])] : []),
		table(...posterTable(block, language)),
	]
}

/** Gives the heads of a table, where it wants some, and its rows. */
function posterTable(block: InfographicFileBlock, language: Language): [string[] | null, string[][]] {
	const say = (pair: Pair | undefined) => pair?.[language] ?? ''
	switch (block.kind) {
		case 'figures':
			return [null, block.items.map(({ value, label }) => [say(value), say(label)])]
		case 'bars':
		case 'heights':
			return [null, block.items.map(({ value, label }) => [say(label), `${value} ${say(block.unit)}`])]
		case 'parts':
			return [null, block.items.map(({ value, label }) => [say(label), `${value} %`])]
		case 'timeline':
			return [null, block.items.map(({ when, label, text }) => [say(when), say(label), say(text)])]
		case 'steps':
			return [null, block.items.map(({ label, text }, index) => [`${index + 1}. ${say(label)}`, say(text)])]
		case 'compare':
			return [['', ...block.columns.map(say)], block.rows.map(({ label, cells }) => [say(label), ...cells.map(say)])]
		default:
			return [null, block.items.map(({ label, text }) => [say(label), say(text)])]
	}
}

const paragraph = (text: string): RichBlock => ({ kind: 'paragraph', runs: [{ text }] })
const strong = (text: string): RichBlock => ({ kind: 'paragraph', runs: [{ text, isStrong: true }] })
const headingOf = (text: string): RichBlock => ({ kind: 'heading', level: 3, runs: [{ text }] })

function table(heads: string[] | null, rows: string[][]): RichBlock {
	const cell = (text: string, isHeader: boolean): RichCell => ({ isHeader, blocks: [paragraph(text)] })
	const head = heads === null ? [] : [heads.map((text) => cell(text, true))]
	return { kind: 'table', caption: [], rows: [...head, ...rows.map((row) => row.map((text) => cell(text, false)))] }
}
