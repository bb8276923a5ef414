import { formatDay } from '@aravalli/shared/format-day'
import type { MiqCardData } from '@aravalli/shared/miq/contract'
import type { ReactNode } from 'react'
import type { CardProps } from '#web/content/listed-kind.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { calendarIcon, clockIcon, fileTextIcon, listIcon, penLineIcon, targetIcon } from '#web/ui/icons.ts'
import { QuestionCard } from '../questions/public.tsx'
import { messages as miqMessages } from './messages.en.ts'
import { MostImportantBadge } from './question-badges.tsx'

interface QuestionRowProps extends CardProps<MiqCardData> {
	/** Says that the viewer has practised it. */
	mark: ReactNode
}

/** Shows a theme by its first question, in a `QuestionList`. */
export function QuestionRow({ item: question, number, link, mark }: QuestionRowProps) {
	const m = useMessages(miqMessages)
	const language = useLanguage()
	const { questions, practiceCount, isFallback } = question
	return (
		<QuestionCard
			number={number}
			text={questions[0] || m.questionMissing}
			lang={isFallback ? 'en' : undefined}
			note={isFallback ? m.inEnglish : undefined}
			link={link}
			difficulty={question.difficulty}
			badges={
				<>
					{question.mostImportant && <MostImportantBadge />}
					{mark}
				</>
			}
			category={question.subject}
			facts={[
				{ icon: fileTextIcon, text: m.filters[question.paperNo] },
				{ icon: clockIcon, text: m.minutesShort(question.duration) },
				...(questions.length > 1 ? [{ icon: listIcon, text: m.parts(questions.length) }] : []),
				{ icon: targetIcon, text: String(question.year), label: m.year },
				{ icon: calendarIcon, text: formatDay(question.publicationDate, language), label: m.published },
				{
					icon: penLineIcon,
					text: practiceCount > 0 ? m.practised(formatCount(practiceCount), practiceCount === 1) : m.notPractised,
				},
			]}
			tags={question.tags}
			marks={question.marks}
		/>
	)
}
