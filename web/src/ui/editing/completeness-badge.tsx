import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '../badge.tsx'
import { checkIcon } from '../icons.ts'
import { triangleAlertIcon } from './icons.ts'
import { messages as editingMessages } from './messages.en.ts'

interface CompletenessBadgeProps {
	/** The names of the missing texts; an empty list means that all are there. */
	missing: string[]
	/** Nothing has been written yet. */
	isEmpty: boolean
}

/** Shows how far the texts of one language are. */
export function CompletenessBadge({ missing, isEmpty }: CompletenessBadgeProps) {
	const m = useMessages(editingMessages)
	const [first] = missing
	if (!first) {
		return (
			<Badge tone="ok" icon={checkIcon}>
				{m.complete}
			</Badge>
		)
	}
	if (isEmpty) return <Badge>{m.notStarted}</Badge>
	return (
		<Badge tone="warn" icon={triangleAlertIcon}>
			{missing.length === 1 ? m.partMissing(first) : m.partsMissing(missing.length)}
		</Badge>
	)
}
