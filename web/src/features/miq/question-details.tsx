import type { MiqData } from '@aravalli/shared/miq/contract'
import type { ReactNode } from 'react'
import { ItemTrail } from '#web/content/trail.tsx'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FactRow } from '#web/ui/fact-row.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TagList } from '#web/ui/tag-list.tsx'
import { ModelAnswer } from '../questions/public.tsx'
import { messages as miqMessages } from './messages.en.ts'
import { miqKind } from './miq-kind.ts'
import { QuestionBadges } from './question-badges.tsx'
import css from './question-details.module.css'

interface QuestionDetailsProps {
	question: MiqData
	/** Stands between the questions and the model answers. */
	practice?: ReactNode
	/** Stands below the model answers. */
	children?: ReactNode
}

/** Shows facts and questions, and puts the model answers behind a toggle. */
export function QuestionDetails({ question, practice, children }: QuestionDetailsProps) {
	const m = useMessages(miqMessages)
	const lang = question.isFallback ? 'en' : undefined
	const parts = question.questions.map((text, index) => ({ text, index }))
	return (
		<article>
			<ItemTrail kind={miqKind} item={question} />
			<Facts question={question} />
			<Sheet as="section" isPart isPadded hasMargin className={css.question}>
				{question.isFallback && <Note>{m.fallback}</Note>}
				<div className={css.badges}>
					<QuestionBadges question={question} />
				</div>
				<ol className={css.parts}>
					{parts.map(({ text, index }) => (
						<li key={index} className={css.part}>
							<QuestionText text={text} lang={lang} />
						</li>
					))}
				</ol>
				<TagList tags={question.tags} lang={lang} />
			</Sheet>
			{practice}
			<Sheet as="section" isPart hasMargin>
				<Disclosure showLabel={m.showAnswers} hideLabel={m.hideAnswers}>
					<ol className={css.answers}>
						{parts.map(({ index }) => (
							<li key={index} className={css.answer}>
								<ModelAnswer text={question.answers[index] ?? ''} lang={lang} missing={m.answerMissing} />
							</li>
						))}
					</ol>
				</Disclosure>
			</Sheet>
			{children}
		</article>
	)
}

function Facts({ question }: { question: MiqData }) {
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

/** Longer questions hold a passage, as for a précis, which nobody reads in bold. */
const HEADING_CHARACTERS = 240

/** Shows one question of a theme. */
function QuestionText({ text, lang }: { text: string; lang: string | undefined }) {
	const m = useMessages(miqMessages)
	return (
		<h3 className={text.length > HEADING_CHARACTERS ? css.passage : css.text} lang={text ? lang : undefined}>
			{text || m.questionMissing}
		</h3>
	)
}
