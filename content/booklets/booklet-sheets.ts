/** Says what each PDF of the demo's books and resources shows, as data for the sources beside. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@aravalli/shared/brand'
import { type Language, languageTags } from '@aravalli/shared/language'
import { classNames, subjectNames } from '@aravalli/shared/resources/book-names'
import { stage as stageField } from '@aravalli/shared/resources/fields'
import { contentFolder } from '../../server/src/content/read-demo-files.ts'
import type {
	BookFile,
	BookletFile,
	Chapter,
	CopyFile,
	PaperFile,
} from '../../server/src/features/resources/demo/resource-files.ts'
import { richTextBlocks } from '../../server/src/platform/rich-text/rich-text-blocks.ts'
import { compiledChapters, type PrintedChapter } from './compiled-chapters.ts'
import { boardNote, minutesOf, sizeOf, words } from './words.ts'

interface PrintedQuestion {
	number: string
	text: string
	size: string
	options: { mark: string; text: string }[]
}

interface PrintedItem {
	kicker: string
	title: string
	subtitle: string
	author: string
	note: string
	chapters: PrintedChapter[]
	questions?: PrintedQuestion[]
	answers?: { number: string; mark: string; text: string }[]
}

export interface Sheet {
	data: object
	/** Are paths of pictures below web/public, or below content, by the names that the data has for them. */
	pictures: Record<string, string>
}

/** The files are drawn when their texts change, which is no day that a reader should be told. */
const date = { year: 2026, month: 11, day: 1 }

export function bookSheet(file: BookFile, language: Language): Sheet {
	const { title, subtitle, author, chapters } = file[language]
	return sheetOf(language, {
		kicker: `${classNames[file.class][language]} · ${subjectNames[file.subject][language]}`,
		...{ title, subtitle, author },
		note: boardNote[language](file.type),
		chapters: printed(chapters),
	})
}

export function bookletSheet(file: BookletFile, language: Language): Sheet {
	const { title, subtitle, chapters = [] } = file[language]
	const m = words[language]
	return sheetOf(language, {
		kicker: `${m.booklet} · ${stageField.names[file.stage][language]}`,
		...{ title, subtitle, author: m.author, note: m.ours },
		chapters: [
			...printed(chapters),
			...(file.compiledFrom ?? []).flatMap((source) => compiledChapters(source, language)),
		],
	})
}

const printed = (chapters: Chapter[]): PrintedChapter[] =>
	chapters.map(({ heading, body }) => ({ heading, blocks: richTextBlocks(body.join('')) }))

const marks = ['(a)', '(b)', '(c)', '(d)', '(e)']

export function paperSheet(file: PaperFile, language: Language): Sheet {
	const m = words[language]
	const { title, note } = file[language]
	const own = file.questions ?? []
	return sheetOf(language, {
		kicker: `${m.paper} · ${stageField.names[file.stage][language]}`,
		...{ title, author: m.author, note },
		subtitle: minutesOf[language](file.minutes),
		chapters: [],
		questions: file.compiledFrom
			? mainsQuestions(file.compiledFrom, language)
			: own.map((question, index) => ({
					number: `${index + 1}.`,
					text: question[language].question,
					size: '',
					options: [...question[language].options, m.notAttempted].map((text, at) => ({ mark: marks[at] ?? '', text })),
				})),
		answers: file.compiledFrom
			? [{ number: '', mark: '', text: m.ownPaper }]
			: own.map((question, index) => ({
					number: `${index + 1}.`,
					mark: marks[question.answer] ?? '',
					text: question[language].explanation,
				})),
	})
}

interface MainsFile {
	parts: { marks: number; wordLimit: number; question: Record<Language, string> }[]
}

function mainsQuestions(set: string, language: Language): PrintedQuestion[] {
	const folder = join(contentFolder, 'mains-practice', set)
	const files = readdirSync(folder)
		.sort()
		.map((name): MainsFile => JSON.parse(readFileSync(join(folder, name), 'utf8')))
	return files
		.flatMap(({ parts }) => parts)
		.sort((one, other) => one.marks - other.marks)
		.map(({ marks: worth, wordLimit, question }, index) => ({
			number: `${index + 1}.`,
			text: question[language].replaceAll('**', ''),
			size: sizeOf[language](worth, wordLimit),
			options: [],
		}))
}

/** A copy that is written by hand has pages and no text. */
export function copySheet(file: CopyFile, language: Language): Sheet {
	const { title, subject } = file[language]
	const pictures = Object.fromEntries(file.pages.map((name) => [`${name}.jpg`, `answer-copies/pages/${name}.jpg`]))
	return {
		data: {
			language: languageTags[language],
			brand: brand.name[language],
			title: `${title} – ${brand.name[language]}`,
			date,
			note: `${words[language].sampleCopy} · ${subject}`,
			pictures: Object.keys(pictures).map((name, index) => ({ name, alt: `${title}, ${index + 1}` })),
		},
		pictures,
	}
}

function sheetOf(language: Language, item: PrintedItem): Sheet {
	const m = words[language]
	const chapters = item.chapters.map(({ picture, ...chapter }, index) => ({
		...chapter,
		...(picture && { picture: `picture-${index}.jpg` }),
	}))
	const pictures = item.chapters.flatMap(({ picture }, index) => (picture ? [[`picture-${index}.jpg`, picture]] : []))
	return {
		data: {
			language: languageTags[language],
			brand: brand.name[language],
			section: item.kicker,
			title: `${item.title} – ${brand.name[language]}`,
			keywords: [],
			date,
			page: m.page,
			address: item.title,
			item: {
				...{ questions: [], answers: [], ...item, chapters },
				contents: m.contents,
				'questions-title': m.questions,
				'answers-title': m.answers,
			},
		},
		pictures: Object.fromEntries(pictures),
	}
}
