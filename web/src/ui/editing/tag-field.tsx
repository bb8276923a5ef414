import { type KeyboardEvent, useId, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { xIcon } from '../icons.ts'
import { messages as editingMessages } from './messages.en.ts'
import field from './sheet-field.module.css'
import { FieldError, isShortName } from './sheet-field.tsx'
import css from './tag-field.module.css'

interface TagFieldProps {
	path: string
	label: string
	lang: string
	tags: string[]
	error: string | undefined
	onChange: (tags: string[]) => void
}

/**
 * Takes short words, each added with Enter, a comma or the button; what stands in the box counts already. Keeps its own state: give it
 * a key where the tags may be replaced.
 */
export function TagField({ path, label, lang, tags, error, onChange }: TagFieldProps) {
	const m = useMessages(editingMessages)
	const id = useId()
	const [typed, setTyped] = useState('')
	/** Holds the tags before what stands in the box. */
	const [added, setAdded] = useState(tags)
	const change = (next: string[], text: string) => {
		const all = [...new Set([...next, ...tagsIn(text)])]
		setAdded(next)
		setTyped(text)
		if (all.join() !== tags.join()) onChange(all)
	}
	const add = () => {
		setAdded(tags)
		setTyped('')
	}
	const press = (event: KeyboardEvent) => {
		// Enter may only choose among the words that a keyboard for Hindi offers.
		if (event.nativeEvent.isComposing) return
		if (event.key === 'Enter' || event.key === ',') {
			event.preventDefault()
			add()
		}
		if (event.key === 'Backspace' && typed === '' && added.length > 0) change(added.slice(0, -1), '')
	}
	return (
		<div
			className={classNames(field.field, isShortName(label) && field.beside)}
			data-invalid={error ? true : undefined}
		>
			<label htmlFor={id} className={field.label} lang={lang}>
				{label}
			</label>
			<div className={css.row}>
				{added.length > 0 && (
					<ul className={css.tags}>
						{added.map((tag) => (
							<li key={tag} className={css.tag}>
								<span lang={lang}>{tag}</span>
								<button
									type="button"
									className={css.remove}
									aria-label={m.removeTag(tag)}
									title={m.removeTag(tag)}
									onClick={() =>
										change(
											added.filter((other) => other !== tag),
											typed,
										)
									}
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
					onChange={(event) => change(added, event.target.value)}
					onKeyDown={press}
					onBlur={add}
				/>
				{/* Whoever goes on with Tab has added it by leaving, and the button is gone before it could have the focus. */}
				{typed.trim() !== '' && (
					<Button variant="quiet" isCompact tabIndex={-1} onClick={add}>
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

function tagsIn(text: string): string[] {
	const given = text.split(/[,\n]/).map((tag) => tag.trim())
	return given.filter((tag) => tag !== '')
}
