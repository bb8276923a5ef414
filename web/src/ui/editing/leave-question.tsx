import { useMessages } from '#web/lib/messages.ts'
import { Button } from '../button.tsx'
import { Modal } from '../modal.tsx'
import css from './editor-parts.module.css'
import { messages as editingMessages } from './messages.en.ts'

interface LeaveQuestionProps {
	/** It is true where this browser keeps what is not saved. */
	isKept: boolean
	onLeave: () => void
	onStay: () => void
}

/** Is asked of whoever goes to another page while something could not be saved. */
export function LeaveQuestion({ isKept, onLeave, onStay }: LeaveQuestionProps) {
	const m = useMessages(editingMessages)
	return (
		<Modal title={m.leaveTitle} onClose={onStay}>
			<p>{isKept ? m.leaveText : m.leaveLost}</p>
			<div className={css.actions}>
				<Button variant="primary" onClick={onStay}>
					{m.stay}
				</Button>
				<Button onClick={onLeave}>{m.leave}</Button>
			</div>
		</Modal>
	)
}
