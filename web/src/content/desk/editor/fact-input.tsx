import type { ChoiceField, Field as KindField, Picture } from '@aravalli/shared/content/fields'
import { indiaDay } from '@aravalli/shared/india-time'
import { languages, languageTags } from '@aravalli/shared/language'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ChoicesInput } from './choices-input.tsx'
import { EntriesInput } from './entries-input.tsx'
import css from './facts-rail.module.css'
import { FileInput } from './file-input.tsx'
import { messages as editorMessages } from './messages.en.ts'
import { NumbersInput } from './numbers-input.tsx'
import { PictureInput } from './picture-input.tsx'

interface FactInputProps {
	field: KindField
	/** Is the name of the control. */
	path: string
	label: string
	value: unknown
	error: string | undefined
	onChange: (value: unknown) => void
}

/** Has an editor give what is the same in both languages. Numbers, pictures and choices among few keep what is given: they want a key. */
export function FactInput({ field, value, ...props }: FactInputProps) {
	const { path, label, error, onChange } = props
	const language = useLanguage()
	switch (field.type) {
		case 'choice':
			return <ChoiceInput {...props} field={field} value={value as string | null} />
		case 'choices':
			return <ChoicesInput {...props} field={field} value={value as string[]} />
		case 'lines':
			return <EntriesInput {...props} lang={languageTags[language]} tags={value as string[]} />
		case 'flag':
			return (
				<label className={css.flag}>
					<input
						type="checkbox"
						name={path}
						checked={value === true}
						onChange={({ target }) => onChange(target.checked)}
					/>
					{label}
				</label>
			)
		case 'number':
		case 'numbers':
			return <NumbersInput {...props} field={field} value={value as number | number[] | null} />
		case 'day':
			return (
				<Field label={label} error={error}>
					{(control) => (
						<input
							{...control}
							type="date"
							name={path}
							max={field.mayBeAhead ? undefined : indiaDay(new Date())}
							value={(value as string | null) ?? ''}
							onChange={({ target }) => onChange(target.value || null)}
						/>
					)}
				</Field>
			)
		case 'line':
			return field.upload ? (
				<FileInput {...props} field={field} value={value as string} />
			) : (
				<PlainInput {...props} value={value} />
			)
		case 'picture':
			return <PictureInput {...props} value={value as Picture | null} />
		default:
			return <PlainInput {...props} value={value} />
	}
}

function PlainInput({ path, label, value, error, onChange }: Omit<FactInputProps, 'field'>) {
	return (
		<Field label={label} error={error}>
			{(control) => (
				<input
					{...control}
					name={path}
					autoComplete="off"
					value={String(value ?? '')}
					onChange={({ target }) => onChange(target.value)}
				/>
			)}
		</Field>
	)
}

/** So many letters stand beside each other in the rail, in either language. */
const LETTERS_BESIDE = 20

/** What is around the words of a fourth cell takes the room of so many. */
const LETTERS_OF_A_CELL = 4

/** What must be chosen among a few short words is chosen with one press. */
function areFew({ values, names, isOptional }: ChoiceField): boolean {
	if (isOptional || values.length > 4) return false
	const room = values.length > 3 ? LETTERS_BESIDE - LETTERS_OF_A_CELL : LETTERS_BESIDE
	return languages.every((language) => values.map((one) => names?.[one]?.[language] ?? one).join('').length <= room)
}

interface ChoiceInputProps extends FactInputProps {
	field: ChoiceField
	value: string | null
}

function ChoiceInput({ field, path, label, value, error, onChange }: ChoiceInputProps) {
	const m = useMessages(editorMessages)
	const language = useLanguage()
	const nameOf = (one: string) => field.names?.[one]?.[language] ?? one
	if (areFew(field)) {
		return (
			<div onChange={({ target }) => onChange((target as HTMLInputElement).value)}>
				<Segments
					label={label}
					name={path}
					options={field.values.map((one) => ({ value: one, label: nameOf(one) }))}
					defaultValue={value ?? undefined}
					error={error}
				/>
			</div>
		)
	}
	return (
		<Field label={label} error={error}>
			{(control) => (
				<select
					{...control}
					name={path}
					value={value ?? ''}
					onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
				>
					<option value="">{field.isOptional ? m.noChoice : m.choose}</option>
					{field.values.map((one) => (
						<option key={one} value={one}>
							{nameOf(one)}
						</option>
					))}
				</select>
			)}
		</Field>
	)
}
