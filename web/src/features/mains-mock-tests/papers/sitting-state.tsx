import type { SittingCard } from '@aravalli/shared/mains-mock-tests/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { messages as mockMessages } from '../messages.en.ts'

/** Says how far an attempt is, in a word. */
export function SittingState({ sitting }: { sitting: SittingCard }) {
	const { states } = useMessages(mockMessages)
	const { tone, text } = stateOf(sitting, states)
	return <Badge tone={tone}>{text}</Badge>
}

function stateOf(
	{ isOver, copy, selfTotal, totalMarks }: SittingCard,
	m: (typeof mockMessages)['states'],
): { tone: BadgeTone; text: string } {
	if (!isOver) return { tone: 'kesari', text: m.running }
	if (copy?.total !== null && copy?.total !== undefined) return { tone: 'ok', text: m.returned(copy.total, totalMarks) }
	if (copy && copy.state !== 'draft') return { tone: 'info', text: m.sent }
	return selfTotal === null ? { tone: 'warn', text: m.unsent } : { tone: 'ok', text: m.self(selfTotal, totalMarks) }
}
