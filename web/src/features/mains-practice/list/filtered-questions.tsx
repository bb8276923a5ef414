import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExitQuestion, isSameSource, type KeptQuiz, UnfinishedNote, useQuiz } from '#web/features/quizzes/public.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { playIcon } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { failureTexts } from '../list-failure-texts.ts'
import type { MainsSearch } from '../list-search.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import { filtersQuery, listQuery } from '../queries.ts'
import { mainsQuiz, sourceOf } from '../quiz/quiz-source.ts'
import { SingleView } from '../single-page.tsx'
import { Filters } from './filters.tsx'
import { QuestionListPart } from './question-list.tsx'

const TakenQuiz = lazyPart(() => import('../quiz/taken-quiz.tsx').then((part) => part.TakenQuiz))
/** The code for the press on "Start quiz" and on a question is loaded ahead. */
const partsAhead = () => Promise.all([TakenQuiz, SingleView, ExitQuestion].map((part) => part.preload()))

interface FilteredQuestionsProps {
	search: MainsSearch
	failure: string | undefined
}

/** Shows the filters with what they find: a list, or the quiz that is taken of it. */
export function FilteredQuestions({ search, failure }: FilteredQuestionsProps) {
	const m = useMessages(mainsMessages)
	const api = useApi()
	const language = useLanguage()
	const { data: filters } = useQuery(filtersQuery(api, language, search))
	const total = useQuery({ ...listQuery(api, language, search), enabled: false }).data?.pagination.total ?? 0
	useCodeAhead(partsAhead)
	const source = sourceOf(search)
	const { open, isStarting, start, giveUp, forget, note } = useQuiz({
		kind: mainsQuiz,
		source,
		failureTextOf: (error) => failureText(error, failureTexts(m)),
	})
	const [asked, setAsked] = useState<'exit' | 'another' | null>(null)
	const isTaken = open !== null && isSameSource(open.quiz.source, source)
	const begin = async (instead: KeptQuiz | null) => {
		if (await start(instead)) setAsked('another')
	}
	const leave = () => {
		setAsked(null)
		// The old one is given up once the new one is there.
		if (open && asked === 'another') void begin(open)
		else giveUp()
	}
	return (
		<>
			{open && !isTaken && <UnfinishedNote kind={mainsQuiz} quiz={open.quiz} />}
			<Filters search={search} filters={filters?.data}>
				{isTaken ? (
					<Button variant="danger" isWide onClick={() => setAsked('exit')}>
						{m.exitQuiz}
					</Button>
				) : (
					<Button
						variant="primary"
						isWide
						needsScript
						icon={playIcon}
						isBusy={isStarting}
						busyLabel={m.startQuiz}
						disabled={total === 0}
						onClick={() => (open ? setAsked('another') : void begin(null))}
					>
						{m.startQuiz}
					</Button>
				)}
			</Filters>
			{open && asked && (
				<ExitQuestion
					quiz={open.quiz}
					isForAnother={asked === 'another'}
					onExit={leave}
					onStay={() => setAsked(null)}
				/>
			)}
			{open && isTaken ? (
				<TakenQuiz key={open.quiz.quizId} kept={open} listTotal={total} onChange={note} onEnded={forget} />
			) : (
				<QuestionListPart search={search} failure={failure} />
			)}
		</>
	)
}
