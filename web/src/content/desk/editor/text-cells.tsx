import type { Field } from '@aravalli/shared/content/fields'
import { languages, languageTags } from '@aravalli/shared/language'
import type { Editing } from './editing.ts'
import { TextInput } from './text-input.tsx'

interface TextCellsProps {
	editing: Editing
	name: string
	field: Field
}

/** From this size on a text is what readers come for, and has the room that is left. */
export const LARGE_FROM = 5000

/** Shows a text of an item in English, and beside it in Hindi: the keyboard goes from one to the other. */
export function TextCells({ editing: { kind, content, edition, errorOf, isGap, edit }, name, field }: TextCellsProps) {
	const wordLimit = field.type === 'text' && field.wordLimit ? (content[field.wordLimit] as number | null) : null
	return languages.map((language) => {
		const path = `${language}.${name}`
		return (
			<TextInput
				// Those that keep what is typed begin anew.
				key={field.type === 'lines' ? `${language} ${edition}` : language}
				field={field}
				path={path}
				label={field.label[language]}
				lang={languageTags[language]}
				value={content[language][name]}
				error={errorOf(path)}
				isGap={isGap(path)}
				isTitle={name === kind.title}
				wordLimit={wordLimit}
				isLarge={'max' in field && field.max >= LARGE_FROM}
				onChange={(value) => edit((before) => ({ ...before, [language]: { ...before[language], [name]: value } }))}
			/>
		)
	})
}
