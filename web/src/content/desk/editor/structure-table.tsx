import type { StructureField } from '@aravalli/shared/content/fields'
import { type Language, languageTags } from '@aravalli/shared/language'
import { memo, useCallback } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import type { Editing } from './editing.ts'
import { messages as editorMessages } from './messages.en.ts'
import css from './structure-table.module.css'
import { type StructureText, structureTexts, withoutTexts, writeText } from './structure-texts.ts'

interface StructureTableProps {
	editing: Editing
	name: string
	field: StructureField
}

const both = ['english', 'hindi'] as const

/**
 * Lists the texts of what has a form of its own, such as a tree, in both languages beside each other. Each can be written anew; the form
 * stays.
 */
export function StructureTable({ editing: { content, errorOf, edit }, name, field }: StructureTableProps) {
	const m = useMessages(editorMessages)
	const { structure, label } = field
	const language = useLanguage()
	const texts = structureTexts(structure, content.english[name], content.hindi[name])
	const put = useCallback(
		(of: Language, change: (value: unknown) => unknown) =>
			edit((before) => ({ ...before, [of]: { ...before[of], [name]: change(before[of][name]) } })),
		[edit, name],
	)
	const write = useCallback(
		(of: Language, path: string, text: string) => put(of, (value) => writeText(value, path, text)),
		[put],
	)
	const canBegin = texts.length > 0 && (content.hindi[name] as unknown[]).length === 0
	return (
		<section className={css.structure} aria-labelledby={`${name}-title`}>
			<header className={css.header}>
				<h2 id={`${name}-title`} className={css.title}>
					{label[language]}
				</h2>
				<p className={css.hint}>{texts.length > 0 ? m.structureHint : m.structureEmpty}</p>
				{canBegin && (
					<Button isCompact onClick={() => put('hindi', () => withoutTexts(structure, content.english[name]))}>
						{m.beginTranslation}
					</Button>
				)}
				{both.map((of) => (
					<FieldError key={of} id={`${of}-${name}-error`} message={errorOf(`${of}.${name}`)} />
				))}
			</header>
			{texts.length > 0 && (
				<table className={css.table}>
					<thead className="visuallyHidden">
						<tr>
							<th scope="col">{m.place}</th>
							<th scope="col">{m.keys.english}</th>
							<th scope="col">{m.keys.hindi}</th>
						</tr>
					</thead>
					<tbody>
						{texts.map((text) => (
							<Row
								key={text.path}
								{...text}
								field={name}
								said={m.textNames[text.name as keyof typeof m.textNames] ?? m.textNames.text}
								noPlace={m.noPlace}
								englishError={errorOf(`english.${name}.${text.path}`)}
								hindiError={errorOf(`hindi.${name}.${text.path}`)}
								onWrite={write}
							/>
						))}
					</tbody>
				</table>
			)}
		</section>
	)
}

interface RowProps extends StructureText {
	/** Names the field of the structure. */
	field: string
	/** Says what the text is. */
	said: string
	noPlace: string
	englishError: string | undefined
	hindiError: string | undefined
	onWrite: (language: Language, path: string, text: string) => void
}

const deepest = 5

/** A tree can have hundreds of them, so that only the one that is written is rendered. */
const Row = memo((row: RowProps) => {
	const { path, field, depth, said, noPlace, onWrite } = row
	const place = path
		.split('.')
		.filter((part) => /^\d+$/.test(part))
		.map((part) => Number(part) + 1)
		.join('.')
	const errors = { english: row.englishError, hindi: row.hindiError }
	return (
		<tr className={css.row}>
			<th scope="row" className={classNames(css.place, css[`depth${Math.min(depth, deepest)}`])}>
				<span className={css.number}>{place}</span> {said}
			</th>
			{both.map((of) => {
				const id = `${of}.${field}.${path}`
				const text = row[of]
				return (
					<td key={of} className={css.cell}>
						{text === null ? (
							<span className={css.hint}>{noPlace}</span>
						) : (
							<textarea
								name={id}
								className={css.text}
								rows={1}
								lang={languageTags[of]}
								dir="ltr"
								aria-label={`${place} ${said}`}
								aria-invalid={errors[of] ? true : undefined}
								aria-describedby={errors[of] ? `${id}-error` : undefined}
								value={text}
								onChange={({ target }) => onWrite(of, path, target.value.replace(/\s*\n\s*/g, ' '))}
							/>
						)}
						<FieldError id={`${id}-error`} message={errors[of]} />
					</td>
				)
			})}
		</tr>
	)
})
