import type { MiqData } from '@aravalli/shared/miq/contract'
import { usualWords } from '@aravalli/shared/questions/answer-size'
import { ItemTrail } from '#web/content/trail.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { clockIcon } from '#web/ui/icons.ts'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { Note } from '#web/ui/note.tsx'
import { type PracticePlaceProps, QuestionSheet } from '../practice-notes/public.tsx'
import { useWordLimit } from '../questions/public.tsx'
import { messages as miqMessages } from './messages.en.ts'
import { miqKind } from './miq-kind.ts'
import { QuestionBadges } from './question-badges.tsx'

interface QuestionDetailsProps {
	question: MiqData
	practice?: PracticePlaceProps
}

/** Shows all questions of a theme with their model answers. */
export function QuestionDetails({ question, practice }: QuestionDetailsProps) {
	const m = useMessages(miqMessages)
	const limit = useWordLimit()
	const { questions, answers, marksSplits, duration, marks } = question
	const words = usualWords(marks / questions.length)
	return (
		<>
			<ItemTrail kind={miqKind} item={question} />
			<QuestionSheet
				parts={questions.map((text, index) => ({
					text: text || m.questionMissing,
					answer: answers[index] ?? '',
					split: marksSplits[index],
					words: words === undefined ? undefined : limit({ marks, words, isLanguagePaper: false }),
				}))}
				lang={question.isFallback ? 'en' : undefined}
				note={question.isFallback && <Note>{m.fallback}</Note>}
				badges={
					<>
						<QuestionBadges question={question} />
						<MetaRow facts={[{ icon: clockIcon, text: m.minutesShort(duration) }]} />
						<span>{m.marksOf(marks)}</span>
					</>
				}
				answerLabels={{ show: m.showAnswers, hide: m.hideAnswers, missing: m.answerMissing }}
				practice={practice}
			/>
		</>
	)
}
