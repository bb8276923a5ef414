import { FULL_POINTS } from '@aravalli/shared/study-material/find-place'
import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { checkIcon, xIcon } from '#web/ui/icons.ts'
import { minusIcon } from '../../icons.ts'
import { messages as mapMessages } from '../messages.en.ts'

/** Says whether the place was found, near, or too far off. */
export function PointsBadge({ points }: { points: number }) {
	const m = useMessages(mapMessages)
	const [tone, icon]: [BadgeTone, string] =
		points === FULL_POINTS ? ['ok', checkIcon] : points > 0 ? ['info', minusIcon] : ['kesari', xIcon]
	return (
		<Badge tone={tone} icon={icon}>
			{m.points(points)}
		</Badge>
	)
}
