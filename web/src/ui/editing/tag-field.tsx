import { type KeyboardEvent, useId, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { xIcon } from '../icons/x.ts'
import { FieldError } from './field-error.tsx'
import { editingMessages } from './messages.ts'
import field from './sheet-field.module.css'
import css from './tag-field.module.css'

interface TagFieldProps {
	path: string
	label: string
	lang: string
	tags: string[]
	error: string | undefined
	onChange: (tags: string[]) => void
}

/** Short words, each added with Enter, a comma or the button; what stands in the box when it is left counts too. */
export function TagField({ path, label, lang, tags, error, onChange }: TagFieldProps) {
	const m = useMessages(editingMessages)
	const id = useId()
	const [typed, setTyped] = useState('')
	const add = () => {
		const given = typed.split(/[,\n]/).map((tag) => tag.trim())
		const fresh = [...new Set(given)].filter((tag) => tag !== '' && !tags.includes(tag))
		if (fresh.length > 0) onChange([...tags, ...fresh])
		setTyped('')
	}
	const press = (event: KeyboardEvent) => {
		// Enter may only choose among the words that a keyboard for Hindi offers.
		if (event.nativeEvent.isComposing) return
		if (event.key === 'Enter' || event.key === ',') {
			event.preventDefault()
			add()
		}
		if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1))
	}
	return (
		<div className={field.field} data-invalid={error ? true : undefined}>
			<label htmlFor={id} className={field.label} lang={lang}>
				{label}
			</label>
			<div className={css.row}>
				{tags.length > 0 && (
					<ul className={css.tags}>
						{tags.map((tag) => (
							<li key={tag} className={css.tag}>
								<span lang={lang}>{tag}</span>
								<button
									type="button"
									className={css.remove}
									aria-label={m.removeTag(tag)}
									title={m.removeTag(tag)}
									onClick={() => onChange(tags.filter((other) => other !== tag))}
								>
									<Icon path={xIcon} />
								</button>
							</li>
						))}
					</ul>
				)}
				<input
					id={id}
					name={path}
					lang={lang}
					dir="ltr"
					autoComplete="off"
					className={css.input}
					value={typed}
					aria-describedby={`${id}-note`}
					aria-invalid={error ? true : undefined}
					onChange={(event) => setTyped(event.target.value)}
					onKeyDown={press}
					onBlur={add}
				/>
				{typed.trim() !== '' && (
					<Button variant="quiet" isCompact onClick={add}>
						{m.addTag}
					</Button>
				)}
			</div>
			{error ? (
				<FieldError id={`${id}-note`} message={error} />
			) : (
				<p id={`${id}-note`} className={css.hint}>
					{m.tagHint}
				</p>
			)}
		</div>
	)
}
