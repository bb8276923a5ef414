import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { searchIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import css from './search-field.module.css'

interface SearchFieldProps {
	/** Is the path that answers the form without JavaScript. */
	action: string
	/** Says what is searched ('Search questions'): the label and, in grey, the placeholder. */
	label: string
	/** Holds the words that are searched for now. */
	value?: string
	maxLength: number
	/** Names the query key of the words. */
	name?: string
	/** Holds the rest of the query, such as the category, that a search without JavaScript keeps. */
	hidden?: Record<string, string>
	/** Takes the place of the form's own request. Gets the words without spaces around them; '' asks for everything. */
	onSearch?: (words: string) => void
}

export function SearchField(props: SearchFieldProps) {
	const { action, label, value = '', maxLength, name = 'search', hidden = {}, onSearch } = props
	const m = useMessages(uiMessages)
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	// Another address may mean other words; a new field instead would take the focus away from who is typing.
	useEffect(() => {
		if (input.current && input.current.value !== value) input.current.value = value
	}, [value])
	const submit = (event: FormEvent<HTMLFormElement>) => {
		if (!onSearch) return
		event.preventDefault()
		onSearch(String(new FormData(event.currentTarget).get(name)).trim())
	}
	return (
		<search>
			<form className={css.form} method="get" action={action} onSubmit={submit}>
				{Object.entries(hidden).map(([key, text]) => (
					<input key={key} type="hidden" name={key} value={text} />
				))}
				<div className={css.box}>
					<Icon path={searchIcon} className={css.icon} />
					<label htmlFor={id} className="visuallyHidden">
						{label}
					</label>
					<input
						ref={input}
						id={id}
						className={css.input}
						type="search"
						name={name}
						defaultValue={value}
						placeholder={label}
						maxLength={maxLength}
						dir="ltr"
						autoComplete="off"
						enterKeyHint="search"
					/>
				</div>
				<button type="submit" className={buttonClass({ variant: 'primary' })}>
					{m.search}
				</button>
			</form>
		</search>
	)
}
