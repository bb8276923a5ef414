import { formatRupees } from '@aravalli/shared/money'
import type { HistoryPayment } from '@aravalli/shared/payments/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { hourglassIcon, undo2Icon } from '../icons.ts'
import { paiseOf } from '../prices.ts'
import css from './history-panel.module.css'
import { messages as historyMessages } from './messages.en.ts'

/** Says how far a refund is, and what happens next. */
export function RefundState({ payment: { refundState, refundedAmount } }: { payment: HistoryPayment }) {
	const { refundStates, askedHelp, startedHelp } = useMessages(historyMessages)
	if (refundState === 'none') return null
	if (refundState === 'done') {
		return (
			<Badge tone="grey" icon={undo2Icon}>
				{refundStates.done(formatRupees(paiseOf(refundedAmount)))}
			</Badge>
		)
	}
	return (
		<>
			<Badge tone={refundState === 'asked' ? 'warn' : 'info'} icon={hourglassIcon}>
				{refundStates[refundState]}
			</Badge>
			<p className={css.help}>{refundState === 'asked' ? askedHelp : startedHelp}</p>
		</>
	)
}
