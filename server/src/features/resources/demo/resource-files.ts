import type { Bilingual } from '@aravalli/shared/language'
import type {
	BookItem,
	BookletItem,
	PracticePaperItem,
	ResourceGroupItem,
	TopperCopyItem,
} from '@aravalli/shared/resources/kinds'
import { bookClasses, bookSubjects, bookTypes, resourceStages } from '@aravalli/shared/resources/resource'
import { z } from 'zod'
import type { DemoFiles } from '../../../content/demo-files.ts'
import { bilingual, cover, text, topicList } from '../../../content/demo-parts.ts'
import { contentFileAddress, demoFileId } from '../../content-files/public.ts'
import {
	serverBooklets,
	serverBooks,
	serverPracticePapers,
	serverResourceGroups,
	serverTopperCopies,
} from '../resource-kinds.ts'
import { coverOfBook } from './drawn.ts'

/** A body is rich text; each entry is a heading, a paragraph, a list or a table. */
const chapter = z.strictObject({ heading: text, body: z.array(text).min(1) })
const chapters = z.array(chapter).min(1)
const position = z.int().min(1)

export type Chapter = z.output<typeof chapter>

/** Reads a book as `content/resources/books/<id>.json` holds it. */
const bookFile = z.strictObject({
	type: z.enum(bookTypes),
	class: z.enum(bookClasses),
	subject: z.enum(bookSubjects),
	isFeatured: z.boolean(),
	position,
	topics: topicList,
	cover,
	...bilingual(z.strictObject({ title: text, subtitle: text, author: text, chapters })).shape,
})

/** Reads a booklet: it has chapters of its own, or is put together from study material. */
const bookletFile = z.strictObject({
	group: text,
	stage: z.enum(resourceStages),
	position,
	topics: topicList,
	/** Are items below `content/study-material`, such as `mind-map/<id>`. */
	compiledFrom: z.array(text).optional(),
	...bilingual(z.strictObject({ title: text, subtitle: text, chapters: chapters.optional() })).shape,
})

const option = z.strictObject({
	question: text,
	options: z.array(text).length(4),
	explanation: text,
})

/** Reads a paper: of the prelims with its own questions, of the mains with those of a practice set. */
const paperFile = z.strictObject({
	stage: z.enum(resourceStages),
	year: z.int(),
	minutes: z.int().min(1),
	/** Is a folder of `content/mains-practice`. */
	compiledFrom: text.optional(),
	...bilingual(z.strictObject({ title: text, note: text })).shape,
	questions: z.array(z.strictObject({ ...bilingual(option).shape, answer: z.int().min(0).max(3) })).optional(),
})

const groupFile = z.strictObject({
	position,
	isPaid: z.boolean(),
	...bilingual(z.strictObject({ title: text, description: text })).shape,
})

/** Reads a copy, whose pages are pictures of `content/answer-copies/pages`. */
const copyFile = z.strictObject({
	position,
	score: text,
	topics: topicList,
	pages: z.array(text).min(1),
	...bilingual(z.strictObject({ title: text, subject: text })).shape,
})

export type BookFile = z.output<typeof bookFile>
export type BookletFile = z.output<typeof bookletFile>
export type PaperFile = z.output<typeof paperFile>
export type CopyFile = z.output<typeof copyFile>

/** Names the PDF file of an item, below `content/resources/files`. */
export const pdfFileOf = (kind: string, id: string, language: 'en' | 'hi') => `${kind}.${id}.${language}.pdf`

const fileAddresses = (kind: string, id: string): Bilingual => ({
	english: contentFileAddress(demoFileId(pdfFileOf(kind, id, 'en'))),
	hindi: contentFileAddress(demoFileId(pdfFileOf(kind, id, 'hi'))),
})

export const bookFiles: DemoFiles<BookFile> = {
	own: serverBooks,
	folder: 'resources/books',
	shape: bookFile,
	toItems({ cover: _, english, hindi, ...file }, id) {
		const addresses = fileAddresses('books', id)
		const texts = ({ chapters: _chapters, ...rest }: BookFile['english'], address: string) => ({
			...rest,
			file: address,
		})
		const item: BookItem = {
			...file,
			picture: coverOfBook(id),
			english: texts(english, addresses.english),
			hindi: texts(hindi, addresses.hindi),
		}
		return [{ id, item }]
	},
}

export const bookletFiles: DemoFiles<BookletFile> = {
	own: serverBooklets,
	folder: 'resources/booklets',
	shape: bookletFile,
	toItems({ compiledFrom: _, english, hindi, ...file }, id) {
		const addresses = fileAddresses('booklets', id)
		const texts = ({ title, subtitle }: BookletFile['english'], address: string) => ({ title, subtitle, file: address })
		const item: BookletItem = {
			...file,
			english: texts(english, addresses.english),
			hindi: texts(hindi, addresses.hindi),
		}
		return [{ id, item }]
	},
}

export const paperFiles: DemoFiles<PaperFile> = {
	own: serverPracticePapers,
	folder: 'resources/papers',
	shape: paperFile,
	toItems({ stage, year, english, hindi }, id) {
		const addresses = fileAddresses('practice-papers', id)
		const item: PracticePaperItem = {
			stage,
			year,
			english: { ...english, file: addresses.english },
			hindi: { ...hindi, file: addresses.hindi },
		}
		return [{ id, item }]
	},
}

export const groupFiles: DemoFiles<z.output<typeof groupFile>> = {
	own: serverResourceGroups,
	folder: 'resources/groups',
	shape: groupFile,
	toItems: (file, id) => [{ id, item: file satisfies ResourceGroupItem }],
}

/** Nothing of the demo is a real candidate's: each is marked as a sample, and names no year. */
export const copyFiles: DemoFiles<CopyFile> = {
	own: serverTopperCopies,
	folder: 'resources/toppers-copies',
	shape: copyFile,
	toItems({ pages: _, english, hindi, ...file }, id) {
		// What is written by hand is there in one language.
		const address = contentFileAddress(demoFileId(pdfFileOf('toppers-copies', id, 'hi')))
		const item: TopperCopyItem = {
			...file,
			year: null,
			isSample: true,
			english: { ...english, file: address },
			hindi: { ...hindi, file: address },
		}
		return [{ id, item }]
	},
}
