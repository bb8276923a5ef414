import { useQuery } from '@tanstack/react-query'
import { UnfinishedNote } from '#web/features/quizzes/public.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import type { MainsSearch } from '../list-search.ts'
import { filtersQuery, listQuery } from '../queries.ts'
import { mainsQuiz } from '../quiz/quiz-source.ts'
import type { PracticeQuiz } from '../quiz/use-practice-quiz.ts'
import css from './filtered-questions.module.css'
import { Filters } from './filters.tsx'
import { QuestionListPart } from './question-list.tsx'
import { StartQuiz } from './start-quiz.tsx'

interface FilteredQuestionsProps {
	search: MainsSearch
	failure: string | undefined
	quiz: PracticeQuiz
}

/** Shows the filters with the list that they find, of which a quiz can be taken. */
export function FilteredQuestions({ search, failure, quiz }: FilteredQuestionsProps) {
	const api = useApi()
	const language = useLanguage()
	const { data: filters } = useQuery(filtersQuery(api, language, search))
	const total = useQuery({ ...listQuery(api, language, search), enabled: false }).data?.pagination.total ?? 0
	return (
		<>
			{quiz.open && <UnfinishedNote kind={mainsQuiz} quiz={quiz.open.quiz} />}
			<div className={css.tools}>
				<Filters search={search} filters={filters?.data} />
				<StartQuiz total={total} isStarting={quiz.isStarting} onStart={quiz.begin} />
			</div>
			<QuestionListPart search={search} failure={failure} />
		</>
	)
}
