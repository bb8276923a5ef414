import type { Language } from '@aravalli/shared/language'
import { keyOptions } from '@aravalli/shared/questions/answer-options'
import type { DocumentEntry } from '../../../content/server-kind.ts'
import type { WordBlock, WordDocument } from '../../../platform/spreadsheets/word-document.ts'
import { type ReadLine, readLine, restOf } from './legacy-line.ts'
import { type LinePart, letterOf, linePart, optionLines } from './line-parts.ts'
import { draftQuestion, type QuestionDraft } from './question-draft.ts'

/** Reads numbered questions, each in English and then in Hindi, or side by side in a table (docs/content-files.md). */
export function readQuestions({ blocks }: WordDocument, today: string): DocumentEntry[] {
	const reader = questionReader(today)
	for (const [line, fixed] of blocks.flatMap(linesOf)) reader.read(line, fixed)
	return reader.end()
}

/** Says of each line in which language it is, where its place says so. */
function linesOf(block: WordBlock): [ReadLine, Language | null][] {
	if ('line' in block) return [[readLine(block.line), null]]
	const cells = block.cells.filter((cell) => cell.some((line) => line.length > 0)).slice(-2)
	const places = cells.length > 1 ? (['english', 'hindi'] as const) : [null]
	return cells.flatMap((cell, index) =>
		cell.map((line): [ReadLine, Language | null] => [readLine(line), places[index] ?? null]),
	)
}

/** Has more Devanagari than Latin letters. */
function isHindi(text: string): boolean {
	const count = (letters: RegExp) => text.match(letters)?.length ?? 0
	return count(/[ऀ-ॿ]/g) > count(/[a-z]/gi)
}

const languageOf = (text: string): Language => (isHindi(text) ? 'hindi' : 'english')

/** A number that is not the next one begins a question only where so few are left out. */
const MOST_LEFT_OUT = 20

type PartOf<Is extends LinePart['is']> = Extract<LinePart, { is: Is }>

function questionReader(today: string) {
	const done: DocumentEntry[] = []
	let draft: QuestionDraft | null = null
	/** Is where the last line went; the next one may go on with it. */
	let last: { name: string; language: Language } = { name: 'question', language: 'english' }

	function begin(number: number) {
		if (draft) done.push(draft.end())
		const before = done.at(-1)?.number ?? 0
		draft = draftQuestion(number > before ? number : before + 1)
		draft.add('publishedOn', { text: today, typed: null }, '')
	}

	function addText(question: QuestionDraft, name: string, line: ReadLine, language: Language) {
		const isLong = name === 'question' || name === 'explanation'
		question.add(`${name} (${language})`, line, isLong ? '\n' : ' ')
		last = { name, language }
	}

	function addOption(question: QuestionDraft, { letter }: PartOf<'option'>, line: ReadLine, fixed: Language | null) {
		if (letter === 'E') return
		const name = `option${letter}`
		const isTaken = (language: Language) => question.textOf(`${name} (${language})`) !== ''
		// What is the same in both languages, such as a year, is Hindi when it comes for the second time.
		const language = fixed ?? (isTaken('english') ? 'hindi' : languageOf(line.text))
		if (isTaken(language)) question.fault(`${name} (${language})`, 'option-twice')
		else addText(question, name, line, language)
	}

	/** Goes on with what the line before was of; Hindi after English begins the Hindi question. */
	function goOn(question: QuestionDraft, line: ReadLine, fixed: Language | null) {
		if (line.text.trim() === '') return
		const language = fixed ?? (isHindi(line.text) ? 'hindi' : last.language)
		const isBegun = language === last.language || question.textOf(`question (${language})`) !== ''
		addText(question, isBegun ? last.name : 'question', line, language)
	}

	function addPart(question: QuestionDraft, part: LinePart, line: ReadLine, fixed: Language | null) {
		const rest = restOf(line, part.rest)
		const name = textNameOf(part)
		if (name !== null) addText(question, name, rest, fixed ?? languageOf(part.rest))
		else if (part.is === 'option') addOption(question, part, rest, fixed)
		else if (part.is === 'label') addFact(question, part, rest, fixed)
		else if (isHindiStart(question, part, fixed)) addText(question, 'question', rest, 'hindi')
		else goOn(question, line, fixed)
	}

	function readPart(line: ReadLine, fixed: Language | null) {
		const part = linePart(line.text)
		if (part.is === 'number' && fixed !== 'hindi' && isNext(draft, part)) begin(part.number)
		else if (draft) return addPart(draft, part, line, fixed)
		if (draft) addText(draft, 'question', restOf(line, part.rest), fixed ?? languageOf(part.rest))
	}

	return {
		read(line: ReadLine, fixed: Language | null) {
			const parts = optionLines(line.text)
			if (parts.length === 1) readPart(line, fixed)
			else for (const text of parts) readPart(restOf(line, text), fixed)
		},
		end(): DocumentEntry[] {
			if (draft) done.push(draft.end())
			draft = null
			return done
		},
	}
}

/** Names the text that a line begins by its label. */
function textNameOf(part: LinePart): string | null {
	if (part.is === 'why') return `why${part.letter}`
	return part.is === 'label' && (part.label === 'explanation' || part.label === 'source') ? part.label : null
}

/** Statements of a question are numbered as well: only a question that has its options can be over. */
function isNext(question: QuestionDraft | null, { number, rest }: PartOf<'number'>): boolean {
	if (!question) return true
	const hasOptions = keyOptions.some((letter) => question.textOf(`option${letter} (english)`) !== '')
	if (!hasOptions || isHindi(rest)) return false
	const leftOut = number - question.number - 1
	return leftOut === 0 || (leftOut > 0 && leftOut <= MOST_LEFT_OUT && question.textOf('key') !== '')
}

/** The Hindi of a question may begin with its number once more. */
function isHindiStart(question: QuestionDraft, part: LinePart, fixed: Language | null): boolean {
	const isSame = part.is === 'number' && part.number === question.number
	return isSame && question.textOf('question (hindi)') === '' && (fixed === 'hindi' || isHindi(part.rest))
}

function addFact(question: QuestionDraft, { label }: PartOf<'label'>, line: ReadLine, fixed: Language | null): void {
	if (label === 'key') addKey(question, line.text)
	else if (label === 'tags') {
		const inLines = (text: string) => text.split(/\s*[,;]\s*/).join('\n')
		const typed = line.typed === null ? null : inLines(line.typed)
		question.add(`tags (${fixed ?? languageOf(line.text)})`, { text: inLines(line.text), typed }, '\n')
	} else if (label !== 'hindi' && question.textOf(label) === '')
		question.add(label, { text: line.text, typed: null }, '')
}

/** Takes '(B)', 'B. Jodhpur' and 'ख' for B. Two keys stay two, so that the row is refused. */
function addKey(question: QuestionDraft, given: string): void {
	const [, bare] = /^[\s(]*([A-Fa-fकखगघ])\s*(?:[).:].*)?$/s.exec(given) ?? []
	const key = (bare && letterOf(bare)) || given.trim()
	const before = question.textOf('key')
	if (before === '') question.add('key', { text: key, typed: null }, '')
	else if (before !== key) question.add('key', { text: key, typed: null }, ', ')
}
