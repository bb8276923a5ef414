import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useCloseOverList } from '#web/lib/use-close-over-list.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { listLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as answerWritingMessages } from './messages.en.ts'

interface QuestionFrameProps {
	/** Where closing leads. */
	list: ListSearch
	actions?: ReactNode
	children: ReactNode
}

/** The dialog around a question, around the wait for it, and around what is said when it cannot be had. */
export function QuestionFrame({ list, actions, children }: QuestionFrameProps) {
	const m = useMessages(answerWritingMessages)
	const close = useCloseOverList(listLink(list))
	return (
		<Dialog title={m.details} actions={actions} closeLink={listLink(list)} onClose={close}>
			{children}
		</Dialog>
	)
}
