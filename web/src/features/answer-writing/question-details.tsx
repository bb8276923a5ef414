import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { formatDay } from '@aravalli/shared/format-day'
import type { ReactNode } from 'react'
import { ItemTrail } from '#web/content/trail.tsx'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FactRow } from '#web/ui/fact-row.tsx'
import { downloadIcon, eyeIcon, messageSquareIcon } from '#web/ui/icons.ts'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TagList } from '#web/ui/tag-list.tsx'
import { DifficultyBadge, ModelAnswer } from '../questions/public.tsx'
import { answerWritingKind } from './answer-writing-kind.ts'
import { messages as answerWritingMessages } from './messages.en.ts'
import css from './question-details.module.css'

/** Longer questions hold a passage, as for a précis, which nobody reads in bold. */
const HEADING_CHARACTERS = 240

interface QuestionDetailsProps {
	question: QuestionData
	/** Stands below the model answer. */
	children?: ReactNode
}

/** Shows facts and question, and puts the model answer behind a toggle. */
export function QuestionDetails({ question, children }: QuestionDetailsProps) {
	const m = useMessages(answerWritingMessages)
	const language = useLanguage()
	const lang = question.isFallback ? 'en' : undefined
	return (
		<article>
			<ItemTrail kind={answerWritingKind} item={question} />
			<FactRow
				facts={[
					{ label: m.published, value: formatDay(question.publicationDate, language) },
					{ label: m.subCategory, value: question.subCategory, lang },
					{ label: m.timeLimit, value: m.minutes(question.timeLimit) },
					{ label: m.marksLabel, value: String(question.marks) },
				]}
			/>
			<Sheet as="section" isPart isPadded hasMargin className={css.question}>
				{question.isFallback && <Note>{m.fallback}</Note>}
				<div className={css.header}>
					<DifficultyBadge level={question.difficulty} />
					<Counts question={question} />
				</div>
				<h3 className={question.questionText.length > HEADING_CHARACTERS ? css.passage : css.text} lang={lang}>
					{question.questionText} <span className={css.words}>{m.wordLimit(question.wordLimit)}</span>
				</h3>
				<TagList tags={question.tags} lang={lang} />
			</Sheet>
			<Sheet as="section" isPart hasMargin>
				<Disclosure showLabel={m.showAnswer} hideLabel={m.hideAnswer}>
					<ModelAnswer text={question.answer} lang={lang} missing={m.answerMissing} />
				</Disclosure>
			</Sheet>
			{children}
		</article>
	)
}

function Counts({ question }: { question: QuestionData }) {
	const m = useMessages(answerWritingMessages)
	const counts = [
		{ icon: eyeIcon, count: question.viewCount, label: m.views },
		{ icon: downloadIcon, count: question.downloadCount, label: m.downloads },
		{ icon: messageSquareIcon, count: question.commentCount, label: m.comments },
	]
	return <MetaRow facts={counts.map(({ icon, count, label }) => ({ icon, text: formatCount(count), label }))} />
}
