import { type Bilingual, languages } from '@aravalli/shared/language'
import { sanitizeRichText } from '../server/src/platform/rich-text/sanitize-rich-text.ts'
import { pairProblems } from './pair-problems.ts'

/** Says what is wrong with rich text in both languages, a block each. What has no element is text like any other. */
export function richTextProblems(name: string, texts: Bilingual): string[] {
	if (!`${texts.english}${texts.hindi}`.includes('<')) return pairProblems(name, texts)
	const [english, hindi] = [blocksOf(texts.english), blocksOf(texts.hindi)]
	if (english.length !== hindi.length)
		return [`${name} has ${english.length} blocks in English and ${hindi.length} in Hindi`]
	return english.flatMap((block, index) =>
		blockProblems({ english: block, hindi: hindi[index] ?? '' }).map(
			(problem) => `${name} block ${index + 1} ${problem}`,
		),
	)
}

/** Gives the elements that stand in no other, each with the text before it. A line may end between two. */
function blocksOf(html: string): string[] {
	const blocks = ['']
	let depth = 0
	for (const part of html.split(/(<[^>]*>)/)) {
		if (/^<[a-z]/.test(part) && !/^<(br|hr|img)\b/.test(part)) depth += 1
		if (part.startsWith('</')) depth -= 1
		blocks.push((blocks.pop() ?? '') + part)
		if (depth === 0 && part.startsWith('<')) blocks.push('')
	}
	return blocks.map((block) => block.replace(/^\n/, '')).filter((block) => block !== '')
}

function blockProblems(block: Bilingual): string[] {
	const changed = languages.filter((language) => sanitizeRichText(block[language]) !== block[language])
	const problems = changed.map((language) => `is not as it is stored (${language})`)
	if (elements(block.english) !== elements(block.hindi)) return [...problems, 'has other elements in Hindi']
	const [english, hindi] = [lines(block.english), lines(block.hindi)]
	return [
		...problems,
		...english.flatMap((line, index) => pairProblems(`“${line}”`, { english: line, hindi: hindi[index] ?? '' })),
	]
}

/** Lists elements in their order; slanted letters are for English alone. */
const elements = (html: string) => (html.match(/<\/?[a-z0-9]+/g) ?? []).filter((tag) => !/^<\/?em$/.test(tag)).join('')

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Gives the words, without elements; `**` marks what is strong, as in other texts. */
function lines(html: string): string[] {
	return html
		.replace(/<\/?strong>/g, '**')
		.replace(/<\/?em>/g, '')
		.split(/<[^>]*>/)
		.map((text) => text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? ''))
		.filter((text) => text !== '')
}
