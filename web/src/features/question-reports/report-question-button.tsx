import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { messages as questionReportMessages } from './messages.en.ts'
import { readDraft } from './report/draft.ts'

const ReportDialog = lazyPart(() => import('./report/report-dialog.tsx').then((part) => part.ReportDialog), {
	isOverlay: true,
})

interface ReportQuestionButtonProps {
	questionId: string
	/** Names the question, for readers who cannot see where the button stands; it begins with a space or a comma. */
	about: string
}

/**
 * Opens the dialog in which something wrong with a question is told to the editors. Whoever had to sign in for it finds it open again,
 * with what they had typed; the page they come back to has the question as `#q-<id>`.
 */
export function ReportQuestionButton({ questionId, about }: ReportQuestionButtonProps) {
	const m = useMessages(questionReportMessages)
	const viewer = useViewer()
	const page = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
	const [isOpen, setIsOpen] = useState(false)
	const isSignedIn = Boolean(viewer)
	useEffect(() => {
		if (isSignedIn && readDraft(questionId).isForSignIn) setIsOpen(true)
	}, [isSignedIn, questionId])
	return (
		<>
			<Button
				variant="quiet"
				isCompact
				needsScript
				onPointerEnter={ReportDialog.preload}
				onClick={() => setIsOpen(true)}
			>
				{m.report}
				<span className="visuallyHidden">{about}</span>
			</Button>
			{isOpen && (
				<ReportDialog
					questionId={questionId}
					returnTo={`${page.slice(1)}#q-${questionId}`}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</>
	)
}
