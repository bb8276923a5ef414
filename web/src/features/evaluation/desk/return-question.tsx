import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { messages as deskMessages } from './messages.en.ts'
import css from './return-question.module.css'

interface ReturnQuestionProps {
	label: string
	total: number
	max: number
	hasMarks: boolean
	onReturn: () => void
	onClose: () => void
}

/** Is asked where a copy looks as if it had been forgotten. */
export function ReturnQuestion({ label, total, max, hasMarks, onReturn, onClose }: ReturnQuestionProps) {
	const m = useMessages(deskMessages).confirm
	return (
		<Modal title={m.title(label)} onClose={onClose}>
			{!hasMarks && <p>{m.noMarks}</p>}
			{total === 0 && <p>{m.noTotal}</p>}
			<p>{m.total(total, max)}</p>
			<div className={css.actions}>
				<Button onClick={onClose}>{m.stay}</Button>
				<Button variant="primary" onClick={onReturn}>
					{m.return}
				</Button>
			</div>
		</Modal>
	)
}
