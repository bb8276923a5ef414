import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { KeptProvider, NotesButton } from '../../practice-notes/public.tsx'
import { Answers } from '../list/answer-toggle.tsx'
import { Parts } from '../list/mains-card.tsx'
import { inLanguage } from './in-language.ts'
import css from './opened-question.module.css'

interface OpenedQuestionProps {
	questionId: string
	/** Is null where it has to be asked for. */
	question: QuizQuestionData | null
}

/** Shows a question of a result: all its parts, the model answers, and the learner's own notes. */
export function OpenedQuestion({ questionId, question: given }: OpenedQuestionProps) {
	const language = useLanguage()
	const query = { params: { id: questionId }, query: { lang: language } }
	const asked = useQuery({
		...apiQuery(useApi(), 'GET /api/content/main-section/:id', query),
		enabled: given === null,
	})
	// A result of this kind has questions of this kind.
	const found = (given as MainsQuestionData | null) ?? asked.data?.data
	if (!found) {
		if (!asked.error) return <LoadingSheet isPart />
		return <LoadFailure error={asked.error} isRetrying={asked.isFetching} onRetry={() => void asked.refetch()} />
	}
	const question = inLanguage(found, language)
	return (
		<KeptProvider questionType="mains" ids={[questionId]}>
			<Parts question={question} />
			<div className={css.answers}>
				<Answers question={question} />
			</div>
			<div className={css.notes}>
				<NotesButton questionId={questionId} />
			</div>
		</KeptProvider>
	)
}
