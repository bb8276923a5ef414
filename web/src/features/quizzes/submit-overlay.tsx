import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleCheckIcon } from '#web/ui/icons.ts'
import { messages as quizMessages } from './messages.en.ts'
import css from './submit-overlay.module.css'

/** The specification gives the length of each step (2-learning §9). */
const SUBMITTING_MILLISECONDS = 2_000
const CELEBRATION_MILLISECONDS = 2_000

const sparks = Array.from({ length: 12 }, (_, index) => index)

/** Shows over the whole page that the quiz is on its way, then that it has arrived, and a small celebration. */
export function SubmitOverlay({ onDone }: { onDone: () => void }) {
	const m = useMessages(quizMessages)
	const ref = useRef<HTMLDialogElement>(null)
	const [isSubmitted, setIsSubmitted] = useState(false)
	const done = useEffectEvent(onDone)
	useEffect(() => {
		const dialog = ref.current
		const stay = (event: Event) => event.preventDefault()
		// A browser that does not know `closedby` heeds the first refusal only: at the second Escape it closes the dialog.
		const comeBack = () => dialog?.isConnected && dialog.showModal()
		dialog?.addEventListener('cancel', stay)
		dialog?.addEventListener('close', comeBack)
		if (!dialog?.open) dialog?.showModal()
		const submitted = setTimeout(() => setIsSubmitted(true), SUBMITTING_MILLISECONDS)
		const leave = setTimeout(() => done(), SUBMITTING_MILLISECONDS + CELEBRATION_MILLISECONDS)
		return () => {
			clearTimeout(submitted)
			clearTimeout(leave)
			dialog?.removeEventListener('cancel', stay)
			dialog?.removeEventListener('close', comeBack)
		}
	}, [])
	return (
		<dialog ref={ref} closedby="none" className={css.overlay} aria-label={m.quiz}>
			<p role="status" className={css.words}>
				{isSubmitted ? (
					<>
						<Icon path={circleCheckIcon} className={css.check} />
						{m.submitted}
					</>
				) : (
					<>
						<span className={css.spinner} />
						{m.submitting}
					</>
				)}
			</p>
			{isSubmitted && (
				<div className={css.sparks} aria-hidden="true">
					{sparks.map((index) => (
						<span key={index} className={css.spark} />
					))}
				</div>
			)}
		</dialog>
	)
}
