import type { ReactNode } from 'react'
import css from './tool-place.module.css'

/** Where a button of a question stands, so that the one that takes its place is found. */
export function ToolPlace({ of, children }: { of: string; children: ReactNode }) {
	return (
		<span data-tool={of} className={css.place}>
			{children}
		</span>
	)
}

export const markPlace = (questionId: string) => `mark ${questionId}`
export const notesPlace = (questionId: string) => `notes ${questionId}`
