/**
 * Decides whether the copy of a whole paper may be begun, gone on with or sent, and with which plan. Pure, as `maySend` is.
 *
 * A paper counts as all its questions where a plan has a number of evaluations; it takes none of the questions of a day. Credits are
 * for questions.
 */
import { paperTerms } from '@aravalli/shared/policy-terms'
import type { MaySend, PlanAccess, Standing } from './may-send.ts'
import { leftOf } from './may-send.ts'

export interface WrittenPaper {
	startedAt: Date
	/** Tells whether the pen is down. */
	isOver: boolean
	uploadUntil: Date
	/** Nothing is taken from this moment on. */
	closesAt: Date
	questionCount: number
}

export interface PaperStanding extends Pick<Standing, 'accesses' | 'used'> {
	/** null: it was not written on that day. */
	paper: WrittenPaper | null
	/** Is when the learner has sent a paper last; null: never. */
	lastSentAt: Date | null
}

type Refusal =
	| 'copy.no-plan'
	| 'copy.plan-ended'
	| 'copy.no-sitting'
	| 'copy.paper-running'
	| 'copy.paper-closed'
	| 'copy.paper-beyond-plan'
	| 'copy.paper-too-soon'

const DAY_MILLISECONDS = 86_400_000

/**
 * Of several refusals the first in this order is answered: the paper and its time, the plan, its numbers.
 *
 * @param subscriptionId null: any of the learner's
 */
export function maySendPaper(
	{ subscriptionId }: { subscriptionId: string | null },
	{ accesses, used, paper, lastSentAt }: PaperStanding,
	now: Date,
): MaySend | { refusal: Refusal } {
	if (!paper) return { refusal: 'copy.no-sitting' }
	if (!paper.isOver) return { refusal: 'copy.paper-running' }
	if (now >= paper.closesAt) return { refusal: 'copy.paper-closed' }
	const own = accesses
		.filter((plan) => plan.cancelledAt === null && (subscriptionId === null || plan.subscriptionId === subscriptionId))
		.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
	const live = own.filter((plan) => isLive(plan, paper, now))
	if (live.length === 0) return { refusal: own.length > 0 ? 'copy.plan-ended' : 'copy.no-plan' }
	const plan = live.find((one) => hasRoom(one, used, paper.questionCount))
	if (!plan) return { refusal: 'copy.paper-beyond-plan' }
	if (lastSentAt && now.getTime() < lastSentAt.getTime() + paperTerms.everyDays * DAY_MILLISECONDS)
		return { refusal: 'copy.paper-too-soon' }
	const feedbackHours = plan.terms.feedbackHours * paperTerms.feedbackTimes
	return { subscriptionId: plan.subscriptionId, creditId: null, feedbackHours }
}

/** Whoever began to write while the plan ran has the time for the pages after it as well. */
const isLive = ({ startsAt, endsAt }: PlanAccess, paper: WrittenPaper, now: Date): boolean =>
	startsAt <= now && (now < endsAt || (paper.startedAt < endsAt && now <= paper.uploadUntil))

function hasRoom(plan: PlanAccess, used: Standing['used'], questionCount: number): boolean {
	const { inAll } = leftOf(plan, used)
	return inAll === null || inAll >= questionCount
}
