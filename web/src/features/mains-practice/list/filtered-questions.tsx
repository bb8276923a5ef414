import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { playIcon } from '#web/ui/icons.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { MainsSearch } from '../list-search.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import { filtersQuery, listQuery } from '../queries.ts'
import type { QuestionTools } from '../question-tools.ts'
import { isQuizOf } from '../quiz/is-quiz-of.ts'
import type { KeptQuiz } from '../quiz/quiz-storage.ts'
import { useQuiz } from '../quiz/use-quiz.ts'
import { Filters } from './filters.tsx'
import { QuestionListPart } from './question-list.tsx'

interface FilteredQuestionsProps {
	search: MainsSearch
	failure: string | undefined
	tools: QuestionTools
}

/** The filters with what they find: a list, or the quiz that is taken of it. */
export function FilteredQuestions({ search, failure, tools }: FilteredQuestionsProps) {
	const m = useMessages(mainsMessages)
	const api = useApi()
	const language = useLanguage()
	const { data: filters } = useQuery(filtersQuery(api, language, search))
	const total = useQuery({ ...listQuery(api, language, search), enabled: false }).data?.pagination.total ?? 0
	const isHydrated = useIsHydrated()
	const { open, isStarting, start, giveUp, forget, note } = useQuiz(search)
	const [asked, setAsked] = useState<'exit' | 'another' | null>(null)
	const isTaken = open !== null && isQuizOf(open.kept.quiz, search)
	const begin = async (instead: KeptQuiz | null) => {
		if (await start(instead)) setAsked('another')
	}
	const leave = () => {
		setAsked(null)
		// The old one is given up once the new one is there.
		if (open && asked === 'another') void begin(open.kept)
		else giveUp()
	}
	return (
		<>
			{open && !isTaken && <open.code.UnfinishedNote quiz={open.kept.quiz} />}
			<Filters search={search} filters={filters?.data}>
				{isTaken ? (
					<Button variant="danger" isWide onClick={() => setAsked('exit')}>
						{m.exitQuiz}
					</Button>
				) : (
					<Button
						variant="primary"
						isWide
						icon={playIcon}
						isBusy={isStarting}
						busyLabel={m.startQuiz}
						disabled={total === 0 || !isHydrated}
						data-waiting={!isHydrated || undefined}
						onClick={() => (open ? setAsked('another') : void begin(null))}
					>
						{m.startQuiz}
					</Button>
				)}
			</Filters>
			{open && asked && (
				<open.code.ExitQuestion
					quiz={open.kept.quiz}
					isForAnother={asked === 'another'}
					onExit={leave}
					onStay={() => setAsked(null)}
				/>
			)}
			{open && isTaken ? (
				<open.code.QuizSection
					key={open.kept.quiz.quizId}
					kept={open.kept}
					listTotal={total}
					tools={tools}
					onChange={note}
					onEnded={forget}
				/>
			) : (
				<QuestionListPart search={search} failure={failure} tools={tools} />
			)}
		</>
	)
}
