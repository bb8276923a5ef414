import { z } from 'zod'
import { answerCopiesContract } from '../answer-copies/contract.ts'
import { dayPlan } from '../daily-plan/contract.ts'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { returnedCopiesContract } from '../evaluation/returned-contract.ts'
import { mentorshipContract } from '../evaluation-plans/mentorship-contract.ts'
import { notificationsContract } from '../notifications/contract.ts'
import { quizContract } from '../quizzes/contract.ts'
import { readingsContract } from '../readings/contract.ts'
import { studyLogContract } from '../study-log/contract.ts'
import { subscriptionsContract } from '../subscriptions/contract.ts'

const todays = answerCopiesContract['GET /api/answersheet/today'].answer.shape.data.shape

const answers = z.object({
	closesAt: z.iso.datetime(),
	isClosed: z.boolean(),
	leftToday: z.int().describe('So many answers may still be sent today'),
	questions: z.array(todays.questions.element.omit({ pageCount: true })),
})

export type HomeAnswers = z.output<typeof answers>

const kinds = notificationsContract['GET /api/notifications'].answer.shape.data.element.shape.kind

/** Each part is as the call of its own feature answers it. */
const parts = {
	study: studyLogContract['GET /api/user/study-activity'].answer.shape.data,
	quiz: quizContract['GET /api/quizzes/unfinished/summary'].answer.shape.data,
	opened: readingsContract['GET /api/readings'].answer.shape.data,
	results: returnedCopiesContract['GET /api/answersheet/results'].answer.shape.data,
	subscription: subscriptionsContract['GET /api/subscriptions/:userId'].answer.shape.data,
	calls: mentorshipContract['GET /api/mentorship-calls'].answer.shape.data,
}

const dashboard = z.object({
	study: parts.study,
	plan: dayPlan,
	quiz: parts.quiz.describe('The unfinished quiz that was worked on last'),
	test: z
		.object({ attemptId: z.string(), title: z.string(), leftMilliseconds: z.int() })
		.nullable()
		.describe('The timed paper that is running'),
	opened: parts.opened.describe('What was opened last, the last first'),
	answers: answers.nullable().describe('What a plan of evaluation has for today; null without one'),
	results: parts.results.describe('Answers that came back and were not opened since'),
	unread: z.partialRecord(kinds, z.int()).describe('Unread notifications by kind; a kind without any is left out'),
	subscription: parts.subscription,
	answered: z
		.object({ sent: z.int(), returned: z.int() })
		.describe('All answers that were ever sent, and those that came back'),
	call: parts.calls.element.nullable().describe('The next mentorship call that the caller is invited to'),
})

export type Dashboard = z.output<typeof dashboard>

/** All that a learner’s home shows, in one call. */
export const dashboardContract = {
	'GET /api/dashboard': {
		summary: 'What matters to the caller today: streak, plan, what was begun, what waits, what was bought',
		access: 'learner',
		query: z.object({ lang: languageQuery.optional() }),
		answer: successAnswer(dashboard),
	},
} as const satisfies Contract
