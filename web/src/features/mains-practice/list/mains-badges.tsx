import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { starIcon } from '#web/ui/icons.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import css from './mains-card.module.css'

interface MainsBadgesProps {
	question: MainsQuestionData
}

/** Shows what a question is about, and what it is marked with. */
export function MainsBadges({ question }: MainsBadgesProps) {
	const m = useMessages(mainsMessages)
	return (
		<>
			<Badge tone="neel">{question.subject}</Badge>
			<Badge>{m.papers[question.paperNo]}</Badge>
			<Origin question={question} />
			{question.mostImportent && (
				<Badge tone="pottery" icon={starIcon}>
					<span className={css.important}>{m.mostImportant}</span>
				</Badge>
			)}
			{question.isFallback && <Badge tone="grey">{m.inEnglish}</Badge>}
		</>
	)
}

/** Says from which paper it is, or that it is for practice, and of which set. */
function Origin({ question: { isPyq, year, questionNumber, practiceSet } }: MainsBadgesProps) {
	const m = useMessages(mainsMessages)
	if (isPyq && year !== null) return <Badge tone="kesari">{m.pyq(year, questionNumber)}</Badge>
	return <Badge>{practiceSet ? m.practiceSet(practiceSet) : m.practiceQuestion}</Badge>
}
