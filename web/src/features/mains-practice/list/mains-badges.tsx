import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { starIcon } from '#web/ui/icons.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import css from './mains-card.module.css'

interface MainsBadgesProps {
	question: MainsQuestionData
	/** It is said above the list already. */
	isSampleSaid?: boolean
}

/** Shows what a question is about, and what it is marked with. */
export function MainsBadges({ question, isSampleSaid = false }: MainsBadgesProps) {
	const m = useMessages(mainsMessages)
	return (
		<>
			<Badge tone="neel">{question.subject}</Badge>
			<Badge>{m.papers[question.paperNo]}</Badge>
			<Badge>{m.mainsYear(question.year)}</Badge>
			{question.isSample && !isSampleSaid && <Badge tone="kesari">{m.sample}</Badge>}
			{question.mostImportent && (
				<Badge tone="pottery" icon={starIcon}>
					<span className={css.important}>{m.mostImportant}</span>
				</Badge>
			)}
			{question.isFallback && <Badge tone="grey">{m.inEnglish}</Badge>}
		</>
	)
}
