import type { HistoryOrder } from '@aravalli/shared/payments/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { checkIcon, clockIcon, lockIcon, xIcon } from '#web/ui/icons.ts'
import { undo2Icon } from '../icons.ts'
import { messages as historyMessages } from './messages.en.ts'

type Status = HistoryOrder['status']

/** Follows design and specification: what has succeeded is green, what has failed red, what is under way yellow, all else grey. */
const looks: Record<Status, { tone: BadgeTone; icon: string }> = {
	captured: { tone: 'ok', icon: checkIcon },
	paid: { tone: 'ok', icon: checkIcon },
	failed: { tone: 'bad', icon: xIcon },
	created: { tone: 'warn', icon: clockIcon },
	pending: { tone: 'warn', icon: clockIcon },
	authorized: { tone: 'grey', icon: lockIcon },
	refunded: { tone: 'grey', icon: undo2Icon },
}

export function StatusBadge({ status }: { status: Status }) {
	const m = useMessages(historyMessages)
	return <Badge {...looks[status]}>{m.statuses[status]}</Badge>
}
