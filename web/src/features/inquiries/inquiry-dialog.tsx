import { useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Modal } from '#web/ui/modal.tsx'
import type { Inquiry } from './check-inquiry.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { markInquirySeen } from './inquiry-memory.ts'
import { messages as inquiryMessages } from './messages.en.ts'

export interface InquiryDialogProps {
	isOpen: boolean
	onClose: () => void
}

/** Shows the form over the page. What was typed is there again after it was closed. */
export function InquiryDialog({ isOpen, onClose }: InquiryDialogProps) {
	const m = useMessages(inquiryMessages)
	const [draft, setDraft] = useState<Inquiry>()
	useEffect(() => {
		if (isOpen) markInquirySeen(new Date())
	}, [isOpen])
	if (!isOpen) return null
	return (
		<Modal title={m.title} onClose={onClose}>
			<p>{m.text}</p>
			<InquiryForm draft={draft} onChange={setDraft} onClose={onClose} />
		</Modal>
	)
}
