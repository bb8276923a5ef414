import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { checkIcon, rotateCwIcon } from '#web/ui/icons.ts'
import { messages as markMessages } from './mark-messages.en.ts'
import type { ShownMark } from './shown-marks.ts'

const looks: Record<ShownMark, { tone: BadgeTone; icon: string }> = {
	right: { tone: 'ok', icon: checkIcon },
	partly: { tone: 'warn', icon: rotateCwIcon },
	wrong: { tone: 'bad', icon: rotateCwIcon },
	toRevise: { tone: 'warn', icon: rotateCwIcon },
	practised: { tone: 'grey', icon: checkIcon },
}

/** Says how somebody got on with a question. */
export function MarkBadge({ mark }: { mark: ShownMark }) {
	const m = useMessages(markMessages)
	return (
		<Badge {...looks[mark]}>
			<span className="visuallyHidden">{m.ownAnswer} </span>
			{m.marks[mark]}
		</Badge>
	)
}
