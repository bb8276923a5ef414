import type { QuestionCardData } from '@aravalli/shared/answer-writing/contract'
import { formatDay } from '@aravalli/shared/format-day'
import type { ReactNode } from 'react'
import type { CardProps } from '#web/content/listed-kind.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { calendarIcon, clockIcon, penLineIcon } from '#web/ui/icons.ts'
import { QuestionCard } from '../questions/public.tsx'
import { messages as questionListMessages } from './list-messages.en.ts'

interface QuestionRowProps extends CardProps<QuestionCardData> {
	/** Says that the viewer has practised it. */
	mark?: ReactNode
}

/** Shows a question as the API gives it, in a `QuestionList`. */
export function QuestionRow({ item: question, number, link, mark }: QuestionRowProps) {
	const m = useMessages(questionListMessages)
	const language = useLanguage()
	return (
		<QuestionCard
			number={number}
			text={question.questionText}
			lang={question.isFallback ? 'en' : undefined}
			note={question.isFallback ? m.inEnglish : undefined}
			link={link}
			difficulty={question.difficulty}
			badges={mark}
			category={question.subCategory}
			facts={[
				{ icon: clockIcon, text: m.minutesShort(question.timeLimit) },
				{ icon: penLineIcon, text: m.words(question.wordLimit) },
				{ icon: calendarIcon, text: formatDay(question.publicationDate, language) },
			]}
			tags={question.tags}
			marks={question.marks}
		/>
	)
}
