/** Fields that all kinds of questions have alike, or all but a line. */
import { choice, text } from '../content/fields.ts'
import { subjectNames } from '../mains-subject-names.ts'
import { mainsSubjects } from '../mains-subjects.ts'
import { difficultyNames } from './difficulty-names.ts'
import { difficulties, paperCategories } from './question.ts'

export const paperCategory = {
	label: { english: 'Paper', hindi: 'प्रश्नपत्र' },
	values: paperCategories,
	isFacet: true,
	isFact: true,
	isOnCard: true,
} as const

export const difficulty = choice({
	label: { english: 'Difficulty', hindi: 'कठिनाई स्तर' },
	values: difficulties,
	names: difficultyNames,
	isFact: true,
	isOnCard: true,
})

export const subject = {
	label: { english: 'Subject', hindi: 'विषय' },
	answeredAs: 'subjectId',
	values: mainsSubjects,
	names: subjectNames,
	searched: 'card',
	isOnCard: true,
} as const

export const question = text({
	label: { english: 'Question', hindi: 'प्रश्न' },
	max: 1500,
	copyMax: 5000,
	searched: 'title',
	isOnCard: true,
})

export const modelAnswer = {
	label: { english: 'Model answer', hindi: 'आदर्श उत्तर' },
	max: 10_000,
	copyMax: 15_000,
	searched: 'body',
} as const
