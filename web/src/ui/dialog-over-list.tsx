import type { ReactNode } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useCloseOverList } from '#web/lib/use-close-over-list.ts'
import { Dialog } from './dialog.tsx'

interface DialogOverListProps {
	title: string
	/** Closing leads there. */
	list: LinkTarget
	actions?: ReactNode
	children: ReactNode
}

/** Shows the dialog around one item of a list, around the wait for it, and around what is said when it cannot be had. */
export function DialogOverList({ title, list, actions, children }: DialogOverListProps) {
	return (
		<Dialog title={title} actions={actions} closeLink={list} onClose={useCloseOverList(list)}>
			{children}
		</Dialog>
	)
}
