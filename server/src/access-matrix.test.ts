// @module-tag one-run
/**
 * Every endpoint is asked by everybody, and the answers are held against the rule that its contract declares. What is asked of an
 * endpoint follows from the contract too, so a new one is in the matrix by existing.
 */
import { type Access, admittedRoles, type Role, roles } from '@aravalli/shared/access'
import type { Endpoint } from '@aravalli/shared/endpoint'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allContracts } from './testing/all-contracts.ts'
import { type SignedIn, signedIn } from './testing/build-account.ts'
import { deskOf } from './testing/desk-calls.ts'
import { openBrowser } from './testing/open-browser.ts'
import { platformRoutes } from './testing/platform-routes.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

/** Editors work on these kinds, each with the same calls. */
const sections = ['to-the-point', 'mind-map', 'infographics', 'learning-through-map', 'mains-answer-enrichment-capsule']
const ofStrategy = ['strategy', 'syllabus', 'weekly-routine']
const ofCommerce = [
	...['courses', 'lectures', 'course-materials', 'evaluation-plans'],
	...['session-types', 'working-days', 'holidays', 'mentorship-calls'],
]
const ofResources = ['books', 'resource-groups', 'booklets', 'toppers-copies', 'practice-papers']
const ofTheHomePage = ['blogs', 'testimonials', 'student-reviews', 'banners', 'announcements']

/** Written out on purpose: a rule that is loosened by mistake, in the contract itself, is seen here. */
const notPublic: Record<string, Exclude<Access, 'public'>> = {
	'GET /api/content/answer-writing-practice/:questionId/download': 'learner',
	'GET /api/content/answer-writing-practice/:questionId/pdf': 'learner',
	'POST /api/content/answer-writing-practice/:questionId/comments': 'learner',
	'PATCH /api/content/answer-writing-practice/:questionId/comments': 'learner',
	'DELETE /api/content/answer-writing-practice/:questionId/comments/:commentId': 'learner',
	'POST /api/content/answer-writing-practice/:questionId/comments/:commentId/replies': 'learner',
	'DELETE /api/content/answer-writing-practice/:questionId/comments/:commentId/replies/:replyId': 'learner',
	'POST /api/content/answer-writing-practice/:questionId/comments/:commentId/reports': 'learner',
	'GET /api/miq/:id/download': 'learner',
	'POST /api/miq/:questionId/comments': 'learner',
	'PATCH /api/miq/:questionId/comments': 'learner',
	'DELETE /api/miq/:questionId/comments/:commentId': 'learner',
	'POST /api/miq/:questionId/comments/:commentId/replies': 'learner',
	'DELETE /api/miq/:questionId/comments/:commentId/replies/:replyId': 'learner',
	'POST /api/miq/:questionId/comments/:commentId/reports': 'learner',
	'GET /api/current-affairs/:id/pdf': 'learner',
	'POST /api/current-affairs/compilations': 'learner',
	'GET /api/current-affairs/compilations/:id': 'learner',
	'GET /api/current-affairs/compilations/:id/pdf': 'learner',
	'POST /api/answersheet/upload-file': 'learner',
	'GET /api/answersheet/today': 'learner',
	'POST /api/answersheet': 'learner',
	'POST /api/answersheet/drafts': 'learner',
	'GET /api/answersheet': 'learner',
	'GET /api/answersheet/booklet': 'learner',
	'GET /api/answersheet/:copyId': 'learner',
	'PATCH /api/answersheet/:copyId': 'learner',
	'DELETE /api/answersheet/:copyId/pages/:pageId': 'learner',
	'POST /api/answersheet/:copyId/submit': 'learner',
	'GET /api/answersheet/:copyId/pages/:pageId': 'learner',
	'GET /api/answersheet/progress': 'learner',
	'GET /api/answersheet/results': 'learner',
	'PUT /api/answersheet/:copyId/seen': 'learner',
	'GET /api/answersheet/:copyId/evaluation': 'learner',
	'POST /api/answersheet/:copyId/re-evaluation': 'learner',
	'GET /api/answersheet/:copyId/pdf': 'learner',
	'PUT /api/courses/:courseId/lectures/:lectureId/position': 'learner',
	'GET /api/quizzes/unfinished': 'learner',
	'GET /api/quizzes/unfinished/summary': 'learner',
	'PUT /api/quizzes/:quizId': 'learner',
	'POST /api/quizzes/:quizId/submit': 'learner',
	'DELETE /api/quizzes/:quizId': 'learner',
	'GET /api/quizzes/results': 'learner',
	'PUT /api/quizzes/results/:quizId/judgements/:questionId': 'learner',
	'GET /api/quizzes/results/:quizId': 'learner',
	'GET /api/readings': 'learner',
	'GET /api/readings/unread': 'learner',
	'PUT /api/readings/:kind/:itemId': 'learner',
	'GET /api/books/by-type/:type/list': 'learner',
	'GET /api/books/:bookId/download': 'learner',
	'GET /api/resources': 'learner',
	'GET /api/resources/groups/:groupId': 'learner',
	'GET /api/resources/papers': 'learner',
	'GET /api/resources/toppers-copies': 'learner',
	'GET /api/resources/toppers-copies/:copyId': 'learner',
	'GET /api/resources/toppers-copies/:copyId/pages/:page': 'learner',
	'GET /api/resources/:kind/:id/download': 'learner',
	'GET /api/my-ebooks': 'learner',
	'GET /api/practice-notes': 'learner',
	'GET /api/practice-notes/to-revise': 'learner',
	'PUT /api/practice-judgements/:questionType/:questionId': 'learner',
	'GET /api/practice-judgements/:questionType/:questionId': 'learner',
	'GET /api/practice-notes/by-question/:questionType': 'learner',
	'GET /api/practice-notes/by-question/:questionType/:questionId': 'learner',
	'POST /api/practice-notes': 'learner',
	'DELETE /api/practice-notes/:noteId': 'learner',
	'PUT /api/practice-marks/:questionType/:questionId': 'learner',
	'GET /api/practice-photos/:fileId': 'learner',
	'DELETE /api/practice-photos/:fileId': 'learner',
	'GET /api/subscriptions/:userId': 'learner',
	'POST /api/admin/course-files': 'editor',
	'GET /api/admin/course-files/:fileId': 'editor',
	'GET /api/mentorship-calls': 'learner',
	'GET /api/session-bookings': 'learner',
	'POST /api/session-bookings/:bookingId/move': 'learner',
	'POST /api/session-bookings/:bookingId/cancel': 'learner',
	'GET /api/session-bookings/:bookingId/calendar': 'learner',
	'GET /api/receipts/:receiptId/download': 'learner',
	'GET /api/receipts/:receiptId/pdf': 'learner',
	'POST /api/payment/create-order': 'learner',
	'POST /api/payment/evaluation-plan/create-order': 'learner',
	'POST /api/payment/session-payment': 'learner',
	'POST /api/payment/verify': 'learner',
	'POST /api/payment/verify-session': 'learner',
	'GET /api/payment/orders/:orderId': 'learner',
	'GET /api/payment/history': 'learner',
	'POST /api/payment/:paymentId/refund-request': 'learner',
	'GET /api/admin/media': 'editor',
	'POST /api/admin/media': 'editor',
	'GET /api/admin/media/:id': 'editor',
	'PATCH /api/admin/media/:id': 'editor',
	'DELETE /api/admin/media/:id': 'editor',
	'GET /api/user/profile': 'learner',
	'PATCH /api/user/profile': 'learner',
	'POST /api/user/onboarding': 'learner',
	'POST /api/user/change-password': 'learner',
	'GET /api/user/sessions': 'learner',
	'DELETE /api/user/sessions/:sessionId': 'learner',
	'POST /api/user/sessions/end-others': 'learner',
	'POST /api/user/profile-picture': 'learner',
	'DELETE /api/user/profile-picture': 'learner',
	'GET /api/user/export': 'learner',
	'DELETE /api/user': 'learner',
	'GET /api/admin/daily-questions': 'editor',
	'PUT /api/admin/daily-questions/:day': 'editor',
	'GET /api/admin/overview': 'editor',
	'GET /api/admin/orders': 'admin',
	'GET /api/admin/payments': 'admin',
	'GET /api/admin/payments/:paymentId': 'admin',
	'POST /api/admin/payments/:paymentId/refund': 'admin',
	'POST /api/admin/payments/:paymentId/decline-refund': 'admin',
	'GET /api/admin/refunds': 'admin',
	'GET /api/admin/bookings': 'admin',
	'GET /api/admin/subscriptions': 'admin',
	'POST /api/admin/subscriptions': 'admin',
	'GET /api/admin/reported-comments': 'admin',
	'POST /api/admin/reported-comments/:commentId/keep': 'admin',
	'GET /api/admin/daily-evaluation': 'evaluator',
	'POST /api/admin/daily-evaluation/next': 'evaluator',
	'GET /api/admin/daily-evaluation/phrases': 'evaluator',
	'PUT /api/admin/daily-evaluation/phrases': 'evaluator',
	'GET /api/admin/daily-evaluation/:evaluationId': 'evaluator',
	'PUT /api/admin/daily-evaluation/:evaluationId': 'evaluator',
	'POST /api/admin/daily-evaluation/:evaluationId/claim': 'evaluator',
	'POST /api/admin/daily-evaluation/:evaluationId/hand-back': 'evaluator',
	'POST /api/admin/daily-evaluation/:evaluationId/publish': 'evaluator',
	'GET /api/admin/daily-evaluation/:evaluationId/pages/:pageId': 'evaluator',
	'GET /api/admin/evaluators': 'admin',
	'PUT /api/admin/evaluators/:userId': 'admin',
	...Object.assign(
		{},
		...[
			'answer-writing',
			'current-affairs',
			'miq',
			'mains-practice',
			...ofCommerce,
			...ofResources,
			...ofTheHomePage,
			...ofStrategy,
			...sections,
		].map(deskOf),
	),
}

const MISSING = '00000000-0000-4000-8000-000000000000'
const endpoints = Object.entries<Endpoint>(allContracts)
const callers = ['anonymous', ...roles] as const
type Caller = (typeof callers)[number]

let test: TestApp
const visitors = new Map<Caller, SignedIn>()

beforeAll(async () => {
	test = await startApp()
	for (const role of roles) visitors.set(role, await signedIn(test, { role }))
})
afterAll(() => test.close())

/** Nothing in it is accepted, so nothing is changed: access is decided before the body is looked at. */
function request(key: string, id: string): InjectOptions {
	const [method = '', path = ''] = key.split(' ')
	const url = path.replaceAll(/:\w+/g, id)
	return { method: method as 'GET', url, ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }) }
}

/** As in 'GET /healthz', read from the tree that the framework prints; without the API's description and what answers all else. */
function routesOf(app: TestApp['app']): string[] {
	const above: string[] = []
	const routes = app
		.printRoutes({ commonPrefix: false })
		.split('\n')
		.flatMap((line) => {
			const [, indent = '', part = '', methods = ''] = line.match(/^([│ ]*)[├└]── (\S+) \((.*)\)$/) ?? []
			above.splice(indent.length / 4, Number.POSITIVE_INFINITY, part)
			return methods
				.split(', ')
				.filter((method) => method && method !== 'HEAD')
				.map((method) => `${method} ${above.join('')}`)
		})
	return routes.filter((route) => !/^\w+ (\*|\/api\/docs.*)$/.test(route))
}

/** One place of a path may be called differently by the endpoints below it: the tree has all its names. */
const withoutNames = (route: string) => route.replaceAll(/:[\w:|]+/g, ':')

async function ask(caller: Caller, options: InjectOptions) {
	const browser = visitors.get(caller)?.browser ?? openBrowser(test)
	const { statusCode, body, headers } = await browser.send(options)
	const isJson = String(headers['content-type']).startsWith('application/json')
	return { status: statusCode, body, code: isJson ? JSON.parse(body).code : undefined }
}

function expected({ access, signInCode = 'access.not-signed-in' }: Endpoint, caller: Caller): [number, string] | null {
	const admitted: readonly Role[] | null = admittedRoles[access]
	if (!admitted) return null
	// By what is asked for, where that matters: here nothing is.
	if (caller === 'anonymous') return [401, typeof signInCode === 'string' ? signInCode : 'access.not-signed-in']
	return admitted.includes(caller) ? null : [403, 'access.wrong-role']
}

/** It ends the caller's own session: asked last. */
const signOut = 'POST /api/auth/logout'
const table = endpoints
	.toSorted(([a], [b]) => Number(a === signOut) - Number(b === signOut))
	.flatMap(([key, endpoint]) => callers.map((caller) => ({ key, access: endpoint.access, endpoint, caller })))

describe('who may call what', () => {
	it('is what this page says, for every endpoint that is not for everybody', () => {
		const declared = endpoints.filter(([, { access }]) => access !== 'public').map(([key, { access }]) => [key, access])
		expect(Object.fromEntries(declared)).toEqual(notPublic)
	})

	it('is said by every endpoint that the server has', () => {
		const declared = endpoints.map(([key]) => key)
		const said = [...declared, ...platformRoutes].map(withoutNames)
		expect(routesOf(test.app).map(withoutNames).sort()).toEqual(said.sort())
	})

	it.each(table)('$key, for $access, asked by $caller', async ({ key, endpoint, caller }) => {
		const { status, code } = await ask(caller, request(key, MISSING))
		const refusal = expected(endpoint, caller)
		if (refusal) expect([status, code]).toEqual(refusal)
		else expect(String(code)).not.toMatch(/^access\./)
		expect(status).toBeLessThan(500)
		expect(code).not.toBe('route.not-found')
	})
})

describe('a private record', () => {
	const owned = endpoints.filter(([, { ownerParam }]) => ownerParam !== undefined)
	const others = owned.flatMap(([key]) => roles.filter((role) => role !== 'ADMIN').map((role) => ({ key, role })))

	it('names its owner in the path', () => {
		expect(owned.map(([key, { ownerParam }]) => [key, key.includes(`/:${ownerParam}`)])).toEqual(
			owned.map(([key]) => [key, true]),
		)
		expect(owned).not.toHaveLength(0)
	})

	it.each(others)('$key of somebody else and a missing one answer $role alike, to the byte', async ({ key, role }) => {
		const { account, browser } = await signedIn(test, { role })
		const other = await signedIn(test)
		const [own, foreign, missing] = [
			await browser.send(request(key, account.id)),
			await browser.send(request(key, other.account.id)),
			await browser.send(request(key, MISSING)),
		]
		expect(own.statusCode).toBe(200)
		expect([foreign.statusCode, missing.statusCode, foreign.body]).toEqual([404, 404, missing.body])
		const shown = ({ headers: { date, ...rest } }: typeof own) => rest
		expect(shown(foreign)).toEqual(shown(missing))
	})

	it.each(owned)('%s may be read by ADMIN', async (key) => {
		const { browser } = await signedIn(test, { role: 'ADMIN' })
		const { account } = await signedIn(test)
		expect((await browser.send(request(key, account.id))).statusCode).toBe(200)
	})

	it.each(roles)('a session of somebody else cannot be ended, nor told from a missing one, by %s', async (role) => {
		const { browser } = await signedIn(test, { role })
		const other = await signedIn(test)
		const [theirs] = (await other.browser.get('/api/user/sessions')).json().data
		const foreign = await browser.delete(`/api/user/sessions/${theirs.id}`)
		const missing = await browser.delete(`/api/user/sessions/${MISSING}`)
		expect([foreign.statusCode, missing.statusCode, foreign.body]).toEqual([404, 404, missing.body])
		expect(foreign.json().code).toBe('session.not-found')
		expect((await other.browser.get('/api/auth/me')).json().success).toBe(true)
	})
})
