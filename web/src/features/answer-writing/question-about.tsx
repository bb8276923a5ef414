import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { formatDay } from '@aravalli/shared/format-day'
import type { ItemProps } from '#web/content/listed-kind.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { FactRow } from '#web/ui/fact-row.tsx'
import { downloadIcon, eyeIcon, messageSquareIcon } from '#web/ui/icons.ts'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { TagList } from '#web/ui/tag-list.tsx'
import { AboutQuestion } from '../practice-notes/public.tsx'
import { messages as answerWritingMessages } from './messages.en.ts'
import { QuestionActions } from './question-actions.tsx'

/** Shows below a question its facts, and what can be done with it. */
export function QuestionAbout(props: ItemProps<QuestionData>) {
	return (
		<AboutQuestion facts={<QuestionFacts question={props.item} />} tools={<QuestionActions {...props} />}>
			<QuestionCounts question={props.item} />
		</AboutQuestion>
	)
}

const langOf = ({ isFallback }: QuestionData) => (isFallback ? 'en' : undefined)

function QuestionFacts({ question }: { question: QuestionData }) {
	const m = useMessages(answerWritingMessages)
	const language = useLanguage()
	return (
		<FactRow
			facts={[
				{ label: m.published, value: formatDay(question.publicationDate, language) },
				{ label: m.subCategory, value: question.subCategory, lang: langOf(question) },
				{ label: m.timeLimit, value: m.minutes(question.timeLimit) },
				{ label: m.marksLabel, value: String(question.marks) },
			]}
		/>
	)
}

/** Shows its tags, and how often it was opened, taken home and talked about. */
function QuestionCounts({ question }: { question: QuestionData }) {
	const m = useMessages(answerWritingMessages)
	const counts = [
		{ icon: eyeIcon, count: question.viewCount, label: m.views },
		{ icon: downloadIcon, count: question.downloadCount, label: m.downloads },
		{ icon: messageSquareIcon, count: question.commentCount, label: m.comments },
	]
	return (
		<>
			<TagList tags={question.tags} lang={langOf(question)} />
			<MetaRow facts={counts.map(({ icon, count, label }) => ({ icon, text: formatCount(count), label }))} />
		</>
	)
}
