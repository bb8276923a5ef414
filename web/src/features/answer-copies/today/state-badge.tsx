import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { checkIcon, clockIcon, lockIcon, penLineIcon, sendIcon } from '#web/ui/icons.ts'
import { hourglassIcon } from '../icons.ts'
import { messages as copyMessages } from '../messages.en.ts'
import type { QuestionState } from './asked-question.ts'

const looks: Record<QuestionState, { tone: BadgeTone; icon: string }> = {
	open: { tone: 'pottery', icon: clockIcon },
	draft: { tone: 'kesari', icon: penLineIcon },
	waiting: { tone: 'info', icon: sendIcon },
	evaluating: { tone: 'info', icon: hourglassIcon },
	returned: { tone: 'ok', icon: checkIcon },
	closed: { tone: 'grey', icon: lockIcon },
}

/** Says how far an answer is. @param props.pages counts those of a draft */
export function StateBadge({ state, pages }: { state: QuestionState; pages: number }) {
	const { states } = useMessages(copyMessages)
	return <Badge {...looks[state]}>{state === 'draft' ? states.draft(pages) : states[state]}</Badge>
}
