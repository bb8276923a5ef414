import { readFileSync } from 'node:fs'
import { brand } from '@aravalli/shared/brand'
import { type Bilingual, type Language, languageTags } from '@aravalli/shared/language'
import { mainsPaperKind } from '@aravalli/shared/mains-mock-tests/kind'
import { sectionsOf } from '@aravalli/shared/mains-mock-tests/sitting'
import { printableJson } from '../../../platform/pdf/printable-json.ts'
import type { PaperItem } from '../papers/get-paper.ts'

const source = readFileSync(new URL('./question-paper.typ', import.meta.url), 'utf8')

const words = {
	english: {
		section: 'Mains mock test',
		page: 'Page',
		time: (minutes: number) => `Time: ${minutes} minutes`,
		marks: (marks: number) => `Maximum marks: ${marks}`,
		questions: (count: number) => `${count} questions, all to be answered`,
		instructions: 'Instructions',
		wordLimit: (count: number) => `up to ${count} words`,
		notice: 'A practice paper written for this site. It is no past paper.',
	},
	hindi: {
		section: 'मुख्य परीक्षा मॉक टेस्ट',
		page: 'पृष्ठ',
		time: (minutes: number) => `समय: ${minutes} मिनट`,
		marks: (marks: number) => `पूर्णांक: ${marks}`,
		questions: (count: number) => `${count} प्रश्न, सभी अनिवार्य`,
		instructions: 'निर्देश',
		wordLimit: (count: number) => `${count} शब्दों तक`,
		notice: 'इस साइट के लिए बनाया गया अभ्यास-पत्र। यह विगत वर्ष का प्रश्नपत्र नहीं है।',
	},
} satisfies Bilingual<object>

interface Wish {
	language: Language
	/** Has the other language below each text. */
	hasBoth: boolean
}

/** Lays a question paper out for the PDF renderer. */
export function questionPaperPdf(paper: PaperItem, { language, hasBoth }: Wish) {
	const m = words[language]
	const { english, hindi } = paper.translations
	const own = (language === 'hindi' ? hindi : null) ?? english
	const ownTag = languageTags[own === english ? 'english' : 'hindi']
	const other = hasBoth ? (own === english ? hindi : english) : null
	const otherTag = languageTags[own === english ? 'hindi' : 'english']
	const { questionMarks, wordLimits, minutes, totalMarks, paperNo } = paper.common
	const both = (text: string, beside: string | undefined) => ({
		text,
		beside: beside && beside !== text ? beside : null,
	})
	const questions = own.questions.map(({ section, question }, index) => ({
		section,
		otherSection: other?.questions[index]?.section ?? null,
		number: String(index + 1),
		...both(question, other?.questions[index]?.question),
		marks: String(questionMarks[index] ?? ''),
		words: m.wordLimit(wordLimits[index] ?? 0),
	}))
	const names = mainsPaperKind.common.paperNo.names
	const sheet = {
		language: languageTags[language],
		...{ ownTag, otherTag },
		brand: brand.name[language],
		section: m.section,
		title: own.title,
		paper: names[paperNo][language],
		facts: [m.time(minutes), m.marks(totalMarks), m.questions(questionMarks.length)],
		instructionsTitle: m.instructions,
		instructions: own.instructions.split('\n').filter((line) => line.trim() !== ''),
		sections: sectionsOf(questions).map((part) => ({
			...both(part.section, part.questions[0]?.otherSection ?? undefined),
			questions: part.questions,
		})),
		page: m.page,
		notice: m.notice,
	}
	return { source, inputs: { sheet: printableJson(sheet) } }
}
