import type { PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import { DifficultyBadge } from '#web/features/questions/public.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { starIcon } from '#web/ui/icons.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import css from './prelims-card.module.css'

/** Says what a question is about, in the page's language, whichever its text is read in. */
export function CardBadges({ question }: { question: PrelimsQuestionData }) {
	const m = useMessages(prelimsMessages)
	const { translations, difficulty, isMostImportant, year, questionNumber } = question
	const { subject, topic } = translations[useLanguage()] ?? translations.english
	return (
		<div className={css.badges}>
			<Badge tone="neel">{subject}</Badge>
			{topic && <Badge>{topic}</Badge>}
			<DifficultyBadge level={difficulty} />
			{isMostImportant && (
				<Badge tone="kesari" icon={starIcon}>
					{m.card.mostImportant}
				</Badge>
			)}
			{year !== null && questionNumber !== null && <Badge>{m.card.pyq(year, questionNumber)}</Badge>}
		</div>
	)
}
