import type { MiqCardData } from '@aravalli/shared/miq/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { starIcon } from '#web/ui/icons.ts'
import { DifficultyBadge } from '../questions/public.tsx'
import { messages as miqMessages } from './messages.en.ts'

export function MostImportantBadge() {
	const m = useMessages(miqMessages)
	return (
		<Badge tone="pottery" icon={starIcon}>
			{m.mostImportant}
		</Badge>
	)
}

/** Shows all that a question is marked with. */
export function QuestionBadges({ question }: { question: MiqCardData }) {
	const m = useMessages(miqMessages)
	return (
		<>
			<DifficultyBadge level={question.difficulty} />
			{question.mostImportant && <MostImportantBadge />}
			{question.isFeatured && <Badge tone="kesari">{m.featured}</Badge>}
		</>
	)
}
