import { comingSoonPages } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { describe, expect, it } from 'vitest'
import { getPage } from './get-page.ts'
import { cookieOf } from './sign-in.ts'

const callers = ['nobody', 'learner', 'content', 'evaluator', 'admin'] as const
type Caller = (typeof callers)[number]

/**
 * `page`: it is shown. `ask`: a sign-in is asked for in its place. `login`: led there and back. `away`: led off by the
 * login.
 */
type Outcome = 'page' | 'ask' | 'login' | 'away'
type Row = Record<Caller, Outcome>

const forMembers: Row = { nobody: 'login', learner: 'page', content: 'page', evaluator: 'page', admin: 'page' }
const forLearners: Row = { ...forMembers, nobody: 'ask' }
const forStaff: Row = { ...forMembers, learner: 'away' }
const forEditors: Row = { ...forStaff, evaluator: 'away' }
const forEvaluators: Row = { ...forStaff, content: 'away' }
const forAdmins: Row = { ...forEditors, content: 'away' }

/**
 * The table is written out on purpose: a page that is opened to more people by mistake, where its rule is declared, is
 * seen here.
 */
const table: Record<string, Row> = {
	'/profile': forMembers,
	'/my-data': forMembers,
	'/onboarding': forMembers,
	'/notifications': forMembers,
	'/mock-test/none': forMembers,
	'/mock-test/none/result': forMembers,
	'/revision': forMembers,
	'/upload-answersheet': forMembers,
	'/upload-answersheet/history': forMembers,
	'/mains-mock-tests/gs-paper-1-mock-1/write': forMembers,
	'/mains-mock-tests/gs-paper-1-mock-1/result': forMembers,
	'/mains-syllabus-strategy': forLearners,
	'/my-ebooks': forMembers,
	'/resources': forLearners,
	'/prelims-resources': forLearners,
	'/mains-resources': forLearners,
	'/resources/pyqs': forLearners,
	'/resources/books/rbse': forLearners,
	'/resources/books/nios': forLearners,
	'/resources/toppers-copies': forLearners,
	'/resources/toppers-copies/polity-governor': forLearners,
	'/resources/quick-revision': forLearners,
	'/admin/answer-writing/new': forEditors,
	'/admin/answer-writing/prajamandal-political-awakening': forEditors,
	'/admin': forStaff,
	'/admin/daily-evaluation': forEvaluators,
	'/admin/announcements': forEditors,
	'/admin/answer-writing': forEditors,
	'/admin/answer-writing?status=draft': forEditors,
	'/admin/blogs': forEditors,
	'/admin/courses': forEditors,
	'/admin/daily-questions': forEditors,
	'/admin/current-affairs': forEditors,
	'/admin/mains-practice': forEditors,
	'/admin/miq': forEditors,
	'/admin/prelims-practice': forEditors,
	'/admin/books': forEditors,
	'/admin/booklets': forEditors,
	'/admin/practice-papers': forEditors,
	'/admin/infographics': forEditors,
	'/admin/strategy': forEditors,
	'/admin/study-material': forEditors,
	'/admin/voices': forEditors,
	'/admin/audit-log': forAdmins,
	'/admin/bookings': forAdmins,
	'/admin/comments': forAdmins,
	'/admin/question-reports': forEditors,
	'/admin/evaluators': forAdmins,
	'/admin/evaluation-plans': forEditors,
	'/admin/inquiries': forAdmins,
	'/admin/orders': forAdmins,
	'/admin/payments': forAdmins,
	'/admin/refunds': forAdmins,
	'/admin/subscriptions': forAdmins,
	'/admin/users': forAdmins,
}

async function ask(path: string, caller: Caller): Promise<string> {
	const cookie = caller === 'nobody' ? '' : await cookieOf(caller)
	const { status, location, html } = await getPage(path, { cookie, 'accept-language': 'en' })
	if (location) expect([location, html.length]).toEqual([location, 0])
	const backTo = /^[/]login[?]redirect=(.+)$/.exec(decodeURIComponent(location ?? ''))?.[1]
	if (backTo === path || backTo === path.slice(1)) return 'login'
	if (location === '/login?refused=staff') return 'away'
	if (status !== 200) return `${status} ${location}`
	return html.includes('Login Required') ? 'ask' : 'page'
}

describe('who is shown a page', () => {
	it.each(Object.entries(table))('%s', async (path, row) => {
		const outcomes = await Promise.all(callers.map(async (caller) => [caller, await ask(path, caller)]))
		expect(Object.fromEntries(outcomes)).toEqual(row)
	})

	it('is declared here for every page that is not for everybody', () => {
		const patterns = comingSoonPages
			.filter(({ access }) => access !== 'public')
			.map(({ path }) => new RegExp(`^${path.replace(/\$\w+/g, '[\\w-]+')}$`))
		const isDeclared = (pattern: RegExp) => Object.keys(table).some((path) => pattern.test(path))
		expect(patterns.filter((pattern) => !isDeclared(pattern))).toEqual([])
	})
})
