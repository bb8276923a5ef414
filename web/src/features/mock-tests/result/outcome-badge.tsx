import type { Solution } from '@aravalli/shared/mock-tests/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { checkIcon, circleAlertIcon, xIcon } from '#web/ui/icons.ts'
import { circleDashedIcon } from '../icons.ts'
import { messages as resultMessages } from './messages.en.ts'

const looks: Record<Solution['outcome'], { tone: BadgeTone; icon: string }> = {
	right: { tone: 'ok', icon: checkIcon },
	wrong: { tone: 'bad', icon: xIcon },
	'not-attempted': { tone: 'grey', icon: circleDashedIcon },
	blank: { tone: 'warn', icon: circleDashedIcon },
	dropped: { tone: 'neel', icon: circleAlertIcon },
}

/** Says in a word what became of an answer. */
export function OutcomeBadge({ outcome }: { outcome: Solution['outcome'] }) {
	const m = useMessages(resultMessages)
	return <Badge {...looks[outcome]}>{m.outcomes[outcome]}</Badge>
}
