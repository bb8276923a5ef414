import { LatePart, lateCode } from '#web/ui/late-part.tsx'
import { PageLanguageSwitch } from '../../shell/public.tsx'
import css from './question-bar.module.css'
import type { OpenedQuestion } from './use-question-around.ts'

/** The list lies behind the question and comes after it, so its neighbours are not known before. */
const barSteps = lateCode(() => import('./steps-in-list.tsx').then((part) => part.BarSteps))
const stepsBelow = lateCode(() => import('./steps-in-list.tsx').then((part) => part.StepsInList))

/** Stands in the title bar of a question, which covers the page's own: the language, and the way to the next question. */
export function QuestionBar(question: OpenedQuestion) {
	return (
		<>
			<PageLanguageSwitch />
			<div className={css.steps}>
				<LatePart code={barSteps} given={question} />
			</div>
		</>
	)
}

/** Leads to the questions before and after one, below it. */
export function StepsBelow(question: OpenedQuestion) {
	return <LatePart code={stepsBelow} given={question} />
}
