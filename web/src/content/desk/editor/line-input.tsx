import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { messages as editingMessages } from '#web/ui/editing/messages.en.ts'
import { isShortName, SheetField } from '#web/ui/editing/sheet-field.tsx'
import css from './text-input.module.css'

interface LineInputProps {
	path: string
	label: string
	lang: string
	value: string
	error: string | undefined
	/** Is how many characters it may have once it is published. */
	limit: number
	isTitle: boolean
	onChange: (value: string) => void
}

/** Takes one line, which is shown in as many as it needs; it says how much it is too long. */
export function LineInput({ value, limit, isTitle, onChange, ...field }: LineInputProps) {
	const m = useMessages(editingMessages)
	const over = value.trim().length - limit
	return (
		<SheetField {...field} isBeside={!isTitle && isShortName(field.label)}>
			{(control) => (
				<>
					<textarea
						{...control}
						className={classNames(control.className, isTitle && css.title)}
						rows={1}
						value={value}
						// What is pasted may have several.
						onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
					/>
					{over > 0 && <span className={css.over}>{m.overLimit(formatCount(over))}</span>}
				</>
			)}
		</SheetField>
	)
}
