import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '../badge.tsx'
import { checkIcon, triangleAlertIcon } from '../icons.ts'
import { messages as editingMessages } from './messages.en.ts'

interface CompletenessBadgeProps {
	/** By name; none: complete. */
	missing: string[]
	/** Nothing has been written yet. */
	isEmpty: boolean
}

/** How far the texts of one language are. */
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
