import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { ItemTrail } from '#web/content/trail.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { clockIcon } from '#web/ui/icons.ts'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { Note } from '#web/ui/note.tsx'
import { type PracticePlaceProps, QuestionSheet } from '../practice-notes/public.tsx'
import { DifficultyBadge, useWordLimit } from '../questions/public.tsx'
import { answerWritingKind } from './answer-writing-kind.ts'
import { messages as answerWritingMessages } from './messages.en.ts'

const langOf = ({ isFallback }: QuestionData) => (isFallback ? 'en' : undefined)

interface QuestionDetailsProps {
	question: QuestionData
	practice?: PracticePlaceProps
}

/** Shows the question with its model answer. */
export function QuestionDetails({ question, practice }: QuestionDetailsProps) {
	const m = useMessages(answerWritingMessages)
	const limit = useWordLimit()
	const { questionText, answer, marksSplit, wordLimit, timeLimit, marks, paperCategory } = question
	const isLanguagePaper = paperCategory === 'GS_PAPER_4' || paperCategory === 'ESSAY'
	return (
		<>
			<ItemTrail kind={answerWritingKind} item={question} />
			<QuestionSheet
				parts={[
					{
						text: questionText,
						answer,
						split: marksSplit,
						words: limit({ marks, words: wordLimit, isLanguagePaper }),
					},
				]}
				lang={langOf(question)}
				note={question.isFallback && <Note>{m.fallback}</Note>}
				badges={
					<>
						<DifficultyBadge level={question.difficulty} />
						<MetaRow facts={[{ icon: clockIcon, text: m.minutes(timeLimit) }]} />
						<span>{m.marks(marks)}</span>
					</>
				}
				answerLabels={{ show: m.showAnswer, hide: m.hideAnswer, missing: m.answerMissing }}
				practice={practice}
			/>
		</>
	)
}
