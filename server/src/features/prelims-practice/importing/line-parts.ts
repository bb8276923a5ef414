/** Tells what a line of the Word form is by how it begins; docs/content-files.md describes the form. */
import { type KeyOption, keyOptions } from '@aravalli/shared/questions/answer-options'

export type Labelled = 'key' | 'explanation' | 'subject' | 'topics' | 'difficulty' | 'tags' | 'source' | 'hindi'

export type LinePart =
	| { is: 'number'; number: number; rest: string }
	| { is: 'option'; letter: KeyOption | 'E'; rest: string }
	| { is: 'why'; letter: KeyOption; rest: string }
	| { is: 'label'; label: Labelled; rest: string }
	| { is: 'text'; rest: string }

const colon = String.raw`\s*[:：–-]\s*`

const labels: [Labelled, RegExp][] = [
	[
		'key',
		new RegExp(`^(?:(?:correct |right )?(?:answer|option|key)|ans\\.?|(?:सही )?उत्तर|(?:उत्तर )?कुंजी)${colon}(.*)$`, 'is'),
	],
	['explanation', new RegExp(`^(?:explanation|solution|व्याख्या|स्पष्टीकरण|हल)${colon}(.*)$`, 'is')],
	['subject', new RegExp(`^(?:subject|विषय)${colon}(.*)$`, 'is')],
	['topics', new RegExp(`^(?:topics?|टॉपिक)${colon}(.*)$`, 'is')],
	['difficulty', new RegExp(`^(?:difficulty|level|कठिनाई(?: स्तर)?)${colon}(.*)$`, 'is')],
	['tags', new RegExp(`^(?:tags?|टैग)${colon}(.*)$`, 'is')],
	['source', new RegExp(`^(?:source|स्रोत)${colon}(.*)$`, 'is')],
	['hindi', /^(?:hindi|हिंदी|हिन्दी)\s*[:：]?\s*()$/is],
]

const letters: Readonly<Record<string, KeyOption | 'E'>> = {
	...Object.fromEntries(
		[...keyOptions, 'E' as const].flatMap((one) => [
			[one, one],
			[one.toLowerCase(), one],
		]),
	),
	क: 'A',
	ख: 'B',
	ग: 'C',
	घ: 'D',
	अ: 'A',
	ब: 'B',
	स: 'C',
	द: 'D',
}

const numbered = /^(?:Q(?:uestion)?|प्र(?:श्न)?)?[.\s]*([0-9०-९]{1,5})\s*[.)]\s+(.*)$/is
const lettered = /^(?:\(\s*([A-Ea-eकखगघअबसद])\s*\)|([A-Ea-eकखगघ])\s*\))\s*(.*)$/is
const whyWrong = new RegExp(
	`^(?:why\\s+\\(?([A-D])\\)?(?:\\s+is)?\\s+wrong|\\(?([A-Dकखगघ])\\)?\\s+(?:ग़लत|गलत)\\s+क्यों(?:\\s+है)?)${colon}(.*)$`,
	'is',
)

const latinDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

export const letterOf = (text: string): KeyOption | 'E' | undefined => letters[text]

export function linePart(given: string): LinePart {
	const line = given.normalize('NFC').trim()
	return numberPart(line) ?? optionPart(line) ?? whyPart(line) ?? labelPart(line) ?? { is: 'text', rest: line }
}

function numberPart(line: string): LinePart | null {
	const [, number, rest = ''] = numbered.exec(line) ?? []
	return number === undefined ? null : { is: 'number', number: Number(latinDigits(number)), rest }
}

function optionPart(line: string): LinePart | null {
	const [, inBrackets, before, rest = ''] = lettered.exec(line) ?? []
	const letter = letterOf(inBrackets ?? before ?? '')
	return letter === undefined ? null : { is: 'option', letter, rest }
}

function whyPart(line: string): LinePart | null {
	const [, inEnglish, inHindi, rest = ''] = whyWrong.exec(line) ?? []
	const letter = letterOf(inEnglish ?? inHindi ?? '')
	return letter === undefined || letter === 'E' ? null : { is: 'why', letter, rest }
}

function labelPart(line: string): LinePart | null {
	for (const [label, pattern] of labels) {
		const [found, rest = ''] = pattern.exec(line) ?? []
		if (found !== undefined) return { is: 'label', label, rest }
	}
	return null
}

/** Several options may stand in one line, each behind its letter in brackets. */
export function optionLines(line: string): string[] {
	if (!/^\s*\([Aaकअ]\)/.test(line)) return [line]
	return line.split(/(?=\([B-Eb-eखगघबसद]\))/).map((part) => part.trim())
}
