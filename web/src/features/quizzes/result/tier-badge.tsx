import type { Tier } from '@aravalli/shared/quizzes/quiz-result'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { messages as resultMessages } from './messages.en.ts'
import { tierLooks } from './tier-looks.ts'

/** Says in a word how well it went. */
export function TierBadge({ tier }: { tier: Tier }) {
	const m = useMessages(resultMessages)
	const { tone, icon } = tierLooks[tier]
	return (
		<Badge tone={tone} icon={icon}>
			{m.tiers[tier]}
		</Badge>
	)
}
