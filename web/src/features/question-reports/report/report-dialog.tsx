import { useMessages } from '#web/lib/messages.ts'
import { Modal } from '#web/ui/modal.tsx'
import { messages as reportMessages } from './messages.en.ts'
import { ReportForm } from './report-form.tsx'

interface ReportDialogProps {
	questionId: string
	/** Says where a sign-in leads back to, as `/login?redirect=` has it. */
	returnTo: string
	onClose: () => void
}

/** Asks what is wrong with a question. What was chosen and typed stays until it is sent, also when the dialog is closed. */
export function ReportDialog({ questionId, returnTo, onClose }: ReportDialogProps) {
	const m = useMessages(reportMessages)
	return (
		<Modal title={m.title} onClose={onClose}>
			<ReportForm questionId={questionId} returnTo={returnTo} onClose={onClose} />
		</Modal>
	)
}
