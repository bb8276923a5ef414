import { useRef } from 'react'
import { ExitQuestion } from '#web/features/quizzes/public.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { practiceTrail } from './breadcrumb-items.ts'
import { FilteredQuestions } from './list/filtered-questions.tsx'
import { MainsViews } from './list/mains-views.tsx'
import type { MainsSearch } from './list-search.ts'
import { messages as mainsMessages } from './messages.en.ts'
import css from './practice-page.module.css'
import { usePracticeQuiz } from './quiz/use-practice-quiz.ts'
import { SingleView } from './single-page.tsx'

const TakenQuiz = lazyPart(() => import('./quiz/taken-quiz.tsx').then((part) => part.TakenQuiz))
/** The code for the press on "Start quiz" and on a question is loaded ahead. */
const partsAhead = () => Promise.all([TakenQuiz, SingleView, ExitQuestion].map((part) => part.preload()))

interface PracticePageProps {
	search: MainsSearch
	failure: string | undefined
}

/**
 * Shows questions of the main examination, to be read, to be answered in a quiz, or to be practised one by one. A quiz takes the
 * place of all that the list has around it.
 */
export function PracticePage({ search, failure }: PracticePageProps) {
	const m = useMessages(mainsMessages)
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	useCodeAhead(partsAhead)
	const quiz = usePracticeQuiz(search)
	const { open, isTaken, asked } = quiz
	return (
		<PageBody
			top={
				isTaken ? (
					<h1 className="visuallyHidden">{m.title}</h1>
				) : (
					<>
						<Breadcrumb items={practiceTrail(m)} />
						<PageHeading title={m.title}>
							<span className={css.subtitle}>{m.subtitle}</span>
						</PageHeading>
						<MainsViews view={search.tab ?? 'practice'} search={search} />
					</>
				)
			}
		>
			<div ref={container} tabIndex={-1} className={css.content}>
				{open && isTaken ? (
					<TakenQuiz
						key={open.quiz.quizId}
						kept={open}
						isBegun={quiz.begunId === open.quiz.quizId}
						onChange={quiz.note}
						onExit={quiz.askToExit}
						onEnded={quiz.forget}
					/>
				) : (
					<FilteredQuestions search={search} failure={failure} quiz={quiz} />
				)}
			</div>
			{open && asked && (
				<ExitQuestion quiz={open.quiz} isForAnother={asked.isForAnother} onExit={quiz.leave} onStay={quiz.stay} />
			)}
		</PageBody>
	)
}
