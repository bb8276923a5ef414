import type { Field, Fields } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { contentProblems } from '@aravalli/shared/content/problems'
import { type Bilingual, languages } from '@aravalli/shared/language'
import { listProblems, pairProblems } from './pair-problems.ts'
import { richTextProblems } from './rich-text-problems.ts'

/** Says what is wrong with an item of any kind, by its declaration: every text by the rules of the house, and what keeps it from being published. */
export function itemProblems(kind: Kind, copy: AnyCopy, today: string): string[] {
	return [
		...fieldsProblems(kind.texts, copy),
		...choiceProblems(kind.common, copy),
		...contentProblems(kind, copy, today).map(
			({ path, code, limit }) => `could not be published: ${path} ${code}${limit === undefined ? '' : ` (${limit})`}`,
		),
	]
}

const fieldsProblems = (fields: Fields, { english, hindi }: Bilingual<Record<string, unknown>>, above = '') =>
	entriesOf(fields).flatMap(([name, field]): string[] =>
		fieldProblems(above + name, field, { english: english[name], hindi: hindi[name] }),
	)

function fieldProblems(name: string, field: Field, values: Bilingual<unknown>): string[] {
	switch (field.type) {
		case 'line':
			// The addresses of files are no texts.
			return field.upload ? [] : pairProblems(name, values as Bilingual)
		case 'text':
			return linesProblems(name, values as Bilingual)
		case 'lines':
			return [
				...listProblems(name, values as Bilingual<string[]>),
				...repeatedEntries(name, values as Bilingual<string[]>),
			]
		case 'richLine':
		case 'richText':
			return richTextProblems(name, values as Bilingual)
		case 'groups':
			return groupsProblems(name, field.item, values as Bilingual<Record<string, string>[]>)
		case 'structure':
			return structureProblems(name, {
				english: field.structure.texts(values.english),
				hindi: field.structure.texts(values.hindi),
			})
		default:
			return []
	}
}

function linesProblems(name: string, { english, hindi }: Bilingual): string[] {
	if (!`${english}${hindi}`.includes('\n')) return pairProblems(name, { english, hindi })
	return listProblems(`${name} line`, { english: english.split('\n'), hindi: hindi.split('\n') })
}

/** That there are as many in both languages is asked for when they are published. */
const groupsProblems = (name: string, item: Fields, { english, hindi }: Bilingual<Record<string, string>[]>) =>
	english.flatMap((entry, index) =>
		fieldsProblems(item, { english: entry, hindi: hindi[index] ?? {} }, `${name} ${index + 1} `),
	)

/** Texts are found by what they say: a number would not lead to them. */
const structureProblems = (name: string, texts: Bilingual<string[]>) =>
	listProblems(name, texts, (index) => `${name} “${texts.english[index]}”`)

const repeatedEntries = (name: string, entries: Bilingual<string[]>) =>
	languages
		.filter(
			(language) => new Set(entries[language].map((entry) => entry.toLowerCase())).size < entries[language].length,
		)
		.map((language) => `${name} has an entry twice (${language})`)

const choiceProblems = (fields: Fields, copy: AnyCopy) =>
	entriesOf(fields).flatMap(([name, field]) => {
		const value = copy[name]
		return field.type !== 'choice' || value === null || field.values.includes(value as string)
			? []
			: [`${name} ${value} is not one of ${field.values.join(', ')}`]
	})
