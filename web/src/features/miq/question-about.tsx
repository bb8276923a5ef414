import type { MiqData } from '@aravalli/shared/miq/contract'
import type { ItemProps } from '#web/content/listed-kind.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { FactRow } from '#web/ui/fact-row.tsx'
import { TagList } from '#web/ui/tag-list.tsx'
import { AboutQuestion } from '../practice-notes/public.tsx'
import { messages as miqMessages } from './messages.en.ts'
import { QuestionActions } from './question-actions.tsx'

/** Shows below a question its facts, and what can be done with it. */
export function QuestionAbout(props: ItemProps<MiqData>) {
	const { tags, isFallback } = props.item
	return (
		<AboutQuestion facts={<QuestionFacts question={props.item} />} tools={<QuestionActions {...props} />}>
			<TagList tags={tags} lang={isFallback ? 'en' : undefined} />
		</AboutQuestion>
	)
}

function QuestionFacts({ question }: { question: MiqData }) {
	const m = useMessages(miqMessages)
	const { practiceCount } = question
	return (
		<FactRow
			facts={[
				{ label: m.paper, value: m.filters[question.paperNo] },
				{ label: m.subject, value: question.subject },
				{ label: m.year, value: String(question.year) },
				{ label: m.duration, value: m.minutes(question.duration) },
				{ label: m.marks, value: String(question.marks) },
				{ label: m.questions, value: String(question.questions.length) },
				{ label: m.views, value: formatCount(question.viewCount) },
				{ label: m.practiceCount, value: m.times(formatCount(practiceCount), practiceCount === 1) },
			]}
		/>
	)
}
