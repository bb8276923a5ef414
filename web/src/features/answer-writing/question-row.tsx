import type { QuestionCardData } from '@aravalli/shared/answer-writing/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { calendarIcon, clockIcon, penLineIcon } from '#web/ui/icons.ts'
import { QuestionCard } from '../questions/public.tsx'
import { messages as questionListMessages } from './list-messages.en.ts'

interface QuestionRowProps {
	question: QuestionCardData
	/** Says the place in the list, from 1. */
	number: number
	link: LinkTarget
}

/** Shows a question as the API gives it, in a `QuestionList`. */
export function QuestionRow({ question, number, link }: QuestionRowProps) {
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
