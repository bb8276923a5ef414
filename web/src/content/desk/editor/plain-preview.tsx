import type { Field } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { isEmptyValue } from '@aravalli/shared/content/language-state'
import { parseEmphasis } from '@aravalli/shared/emphasis'
import type { Language } from '@aravalli/shared/language'
import { RichLine, RichText } from '#web/ui/rich-text.tsx'
import { fieldWords } from './field-words.ts'
import css from './plain-preview.module.css'

interface PlainPreviewProps {
	kind: Kind
	copy: AnyCopy
	language: Language
	/** Stands for a text that is not there yet. */
	notWritten: string
}

/** Shows the texts of an item in their order, for kinds that have no preview of their own. */
export function PlainPreview({ kind, copy, language, notWritten }: PlainPreviewProps) {
	return (
		<main className={css.preview}>
			{entriesOf(kind.texts).map(([name, field]) => {
				const value = copy[language][name]
				if (isEmptyValue(field, value)) return field.isOptional ? null : <p key={name}>{notWritten}</p>
				return <Shown key={name} field={field} value={value} language={language} isTitle={name === kind.title} />
			})}
		</main>
	)
}

interface ShownProps {
	field: Field
	value: unknown
	language: Language
	isTitle: boolean
}

function Shown({ field, value, language, isTitle }: ShownProps) {
	if (field.type === 'richText') return <RichText html={value as string} />
	if (field.type === 'groups') {
		return (
			<ol className={css.parts}>
				{numbered(value as Record<string, string>[]).map(({ index, entry }) => (
					<li key={index}>
						{entriesOf(field.item).map(([key]) => (
							<Marked key={key} text={entry[key] ?? ''} />
						))}
					</li>
				))}
			</ol>
		)
	}
	const words =
		field.type === 'richLine' ? (
			<RichLine html={value as string} />
		) : (
			<Marked text={fieldWords(field, value, language)} />
		)
	return isTitle ? <h1 className={css.title}>{words}</h1> : <div>{words}</div>
}

const numbered = (entries: Record<string, string>[]) => entries.map((entry, index) => ({ entry, index }))

/** Shows marked phrases as readers see them. */
function Marked({ text }: { text: string }) {
	const runs = parseEmphasis(text).map((run, index) => ({ ...run, index }))
	return (
		<span className={css.text}>
			{runs.map(({ index, isStrong, text: words }) => (isStrong ? <strong key={index}>{words}</strong> : words))}
		</span>
	)
}
