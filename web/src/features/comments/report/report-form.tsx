import { type ReportReason, reportReasons } from '@aravalli/shared/comments/report'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { commentElement, replyElement } from '../element-ids.ts'
import { changeComment, changeReply } from '../thread.ts'
import { useThreadTools } from '../thread-tools.ts'
import { messages as reportMessages } from './messages.en.ts'
import css from './report-form.module.css'

export interface ReportTarget {
	commentId: string
	/** Is missing where the comment itself is reported. */
	replyId?: string
}

interface ReportFormProps {
	target: ReportTarget
	/** Is called when it is given up. */
	onClose: () => void
}

/** Asks for one of the reasons, and sends it. */
export function ReportForm({ target, onClose }: ReportFormProps) {
	const m = useMessages(reportMessages)
	const id = useId()
	const first = useRef<HTMLInputElement>(null)
	const [reason, setReason] = useState<ReportReason | null>(null)
	const [isReasonMissing, setIsReasonMissing] = useState(false)
	const { mutate, isPending } = useSendReport(target)
	useEffect(() => first.current?.focus(), [])
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (reason) return mutate(reason)
		setIsReasonMissing(true)
		first.current?.focus()
	}
	return (
		<form noValidate className={css.form} onSubmit={submit}>
			<fieldset className={css.reasons} aria-describedby={`${id}-note`}>
				<legend>{m.question}</legend>
				{reportReasons.map((one, index) => (
					<label key={one} className={css.reason}>
						<input
							ref={index === 0 ? first : undefined}
							type="radio"
							name={id}
							checked={reason === one}
							disabled={isPending}
							onChange={() => setReason(one)}
						/>
						{m.reasons[one]}
					</label>
				))}
			</fieldset>
			<p id={`${id}-note`} className={css.note}>
				{m.note}
			</p>
			{isReasonMissing && !reason && (
				<p role="alert" className={css.problem}>
					{m.reasonMissing}
				</p>
			)}
			<div className={css.buttons}>
				<SubmitButton isCompact isBusy={isPending} busyLabel={m.sending}>
					{m.send}
				</SubmitButton>
				<Button variant="quiet" isCompact onClick={onClose}>
					{m.cancel}
				</Button>
			</div>
		</form>
	)
}

function useSendReport({ commentId, replyId }: ReportTarget) {
	const m = useMessages(reportMessages)
	const { calls, update, say, focusOn, tellFailure } = useThreadTools()
	return useMutation({
		mutationFn: (reason: ReportReason) => calls.report(commentId, { reason, ...(replyId && { replyId }) }),
		onSuccess() {
			update((all) =>
				changeComment(all, commentId, (comment) =>
					replyId
						? changeReply(comment, replyId, (reply) => ({ ...reply, isReported: true }))
						: { ...comment, isReported: true },
				),
			)
			say(m.sent)
			focusOn(replyId ? replyElement(replyId) : commentElement(commentId))
		},
		onError: (error) => tellFailure(replyId ?? commentId, error, 'report'),
	})
}
