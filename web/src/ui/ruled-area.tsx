import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import css from './ruled-area.module.css'

interface RuledAreaProps extends Omit<ComponentProps<'textarea'>, 'readOnly' | 'onKeyDown'> {
	/** It is true while its text is being sent. */
	isLocked: boolean
	/** Begins with the lines of half a page. */
	isLarge?: boolean | undefined
}

/** Shows a text on ruled lines, as in the answer book; it grows with what is written. Ctrl and Enter send its form. */
export function RuledArea({ isLocked, isLarge = false, className, ...rest }: RuledAreaProps) {
	return (
		<textarea
			rows={3}
			{...rest}
			readOnly={isLocked}
			aria-busy={isLocked || undefined}
			className={classNames(className, css.ruled, isLarge && css.large)}
			onKeyDown={sendWithEnter}
		/>
	)
}

function sendWithEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
	if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
	event.preventDefault()
	event.currentTarget.form?.requestSubmit()
}
