/** Fields that several kinds of resources have alike. */
import { choice, line } from '../content/fields.ts'
import { resourceStages } from './resource.ts'

export const title = line({
	label: { english: 'Title', hindi: 'शीर्षक' },
	max: 90,
	copyMax: 300,
	searched: 'title',
	isOnCard: true,
})

export const subtitle = line({
	label: { english: 'What it has, in a sentence', hindi: 'इसमें क्या है, एक वाक्य में' },
	max: 160,
	copyMax: 500,
	searched: 'card',
	isOnCard: true,
})

/** Is on the card, because lists tell its size and its pages. Without a Hindi file the English one is downloaded. */
export const file = line({
	label: {
		english: 'File in this language: an uploaded PDF',
		hindi: 'इस भाषा की फ़ाइल: अपलोड की गई PDF',
	},
	answeredAs: null,
	isLink: true,
	upload: 'document',
	isOptional: true,
	isOnCard: true,
	max: 500,
	copyMax: 2000,
})

/** The English file is there for everybody who has no other. */
export const fileProblems = (_: unknown, { english }: { english: { file: string } }) =>
	english.file === '' ? [{ path: 'english.file', code: 'field-required' }] : []

export const stage = choice({
	label: { english: 'Examination', hindi: 'परीक्षा' },
	values: resourceStages,
	names: {
		PRELIMS: { english: 'Prelims', hindi: 'प्रारंभिक परीक्षा' },
		MAINS: { english: 'Mains', hindi: 'मुख्य परीक्षा' },
		BOTH: { english: 'Prelims and Mains', hindi: 'प्रारंभिक और मुख्य परीक्षा' },
	},
	isFacet: true,
	isFact: true,
	isOnCard: true,
})
