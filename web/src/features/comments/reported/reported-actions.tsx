import { useRef, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { checkIcon, eyeOffIcon, trashIcon } from '#web/ui/icons.ts'
import { RemovalQuestion } from '#web/ui/removal-question.tsx'
import { messages as reportedMessages } from './messages.en.ts'
import type { Reported } from './queries.ts'
import css from './reported.module.css'
import { useDecisions } from './use-decisions.ts'

interface ReportedActionsProps {
	api: ApiClient
	reported: Reported
	/** Is the id of the element that says what is decided about. */
	describedBy: string
	/** Is called when it no longer waits. */
	onDecided: () => void
}

/** Keeps, withdraws or deletes what was reported. A reply cannot be withdrawn. */
export function ReportedActions({ api, reported, describedBy, onDecided }: ReportedActionsProps) {
	const m = useMessages(reportedMessages)
	const remove = useRef<HTMLButtonElement>(null)
	const [isAsked, setIsAsked] = useState(false)
	const { mutate: decide, isPending, variables } = useDecisions(api, reported, onDecided)
	const isComment = reported.replyId === null
	if (isAsked) {
		return (
			<RemovalQuestion
				question={isComment ? m.removal.comment : m.removal.reply}
				removeLabel={m.remove}
				keepLabel={m.removal.keep}
				onRemove={() => {
					setIsAsked(false)
					decide('remove')
				}}
				onKeep={() => setIsAsked(false)}
				opener={remove}
			/>
		)
	}
	const buttonOf = (decision: NonNullable<typeof variables>) => ({
		isCompact: true,
		isBusy: isPending && variables === decision,
		busyLabel: m.working,
		disabled: isPending && variables !== decision,
		'aria-describedby': describedBy,
	})
	return (
		<div className={css.actions}>
			<Button {...buttonOf('keep')} icon={checkIcon} onClick={() => decide('keep')}>
				{m.keep}
			</Button>
			{isComment && (
				<Button {...buttonOf('withdraw')} icon={eyeOffIcon} onClick={() => decide('withdraw')}>
					{m.withdraw}
				</Button>
			)}
			<Button {...buttonOf('remove')} ref={remove} variant="danger" icon={trashIcon} onClick={() => setIsAsked(true)}>
				{m.remove}
			</Button>
		</div>
	)
}
