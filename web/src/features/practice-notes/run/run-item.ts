import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import type { LinkTarget } from '#web/lib/link-address.ts'

/** Is a question of what the learner got wrong. */
export interface RunItem {
	questionType: PracticeType
	questionId: string
}

/** Leads to a question from what the learner got wrong: the next one is that of there, of whatever kind. */
export function runLink({ questionType, questionId }: RunItem): LinkTarget {
	const from = 'wrong'
	if (questionType === 'mains') return { to: '/mains-practice', search: { question: questionId, from } }
	if (questionType === 'prelims') return { to: '/prelims-practice', search: { question: questionId } }
	const to = questionType === 'miq' ? '/mains-miq/$questionId' : '/answer-writing-practice/$questionId'
	return { to, params: { questionId }, search: { from } }
}

/** Finds the questions before and after one. What was judged right in an earlier run is not in this one: the way on is its first. */
export function aroundInRun(run: readonly RunItem[], item: RunItem) {
	const index = run.findIndex((one) => one.questionType === item.questionType && one.questionId === item.questionId)
	const linkTo = (found: RunItem | undefined) => (found ? runLink(found) : null)
	return {
		place: index < 0 ? null : { position: index + 1, total: run.length },
		previousLink: linkTo(index > 0 ? run[index - 1] : undefined),
		nextLink: linkTo(run[index + 1]),
	}
}
