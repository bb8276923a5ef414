import { type Language, languageTags } from '@aravalli/shared/language'
import type { Editing } from '#web/content/desk/editor/editing.ts'
import { TextInput } from '#web/content/desk/editor/text-input.tsx'

interface QuestionCellProps {
	editing: Editing
	language: Language
	/** Is the name of a text of the question. */
	name: string
	/** Is shorter than its own. */
	label?: string | undefined
}

/** Takes one text of the question in one language. */
export function QuestionCell({ editing, language, name, label }: QuestionCellProps) {
	const { kind, content, edition, errorOf, isGap, edit } = editing
	const field = kind.texts[name]
	const path = `${language}.${name}`
	return (
		field && (
			<TextInput
				// Tags keep what is typed: they begin anew where it was replaced.
				key={field.type === 'lines' ? edition : undefined}
				field={field}
				path={path}
				label={label ?? field.label[language]}
				lang={languageTags[language]}
				value={content[language][name]}
				error={errorOf(path)}
				isGap={isGap(path)}
				onChange={(value) => edit((before) => ({ ...before, [language]: { ...before[language], [name]: value } }))}
			/>
		)
	)
}
