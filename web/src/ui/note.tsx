import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './note.module.css'

interface NoteProps {
	kind?: 'tip' | 'accent' | 'warning' | 'error'
	children: ReactNode
}

/** Shows a remark set apart from the text around it; an error is read out at once. */
export function Note({ kind = 'tip', children }: NoteProps) {
	return (
		<div className={classNames(css.note, css[kind])} role={kind === 'error' ? 'alert' : undefined}>
			{children}
		</div>
	)
}
