import { allowances } from '@aravalli/shared/allowances'
import type { Endpoint } from '@aravalli/shared/endpoint'
import { expect, it } from 'vitest'
import { allContracts } from './testing/all-contracts.ts'

it('everything that a learner may send has an allowance, but for what has other limits', () => {
	const all = Object.entries<Endpoint>(allContracts)
	const without = all.flatMap(([key, endpoint]) =>
		/^(POST|PUT|PATCH)/.test(key) && endpoint.access === 'learner' && !endpoint.allowance ? [key] : [],
	)
	expect(without.sort()).toEqual([
		// These are one's own account's: the last one counts passwords, the others change a row.
		'PATCH /api/user/profile',
		// It changes a row of the few that an attempt has: to count it would cost as much as to store it.
		'POST /api/mock-tests/attempts/:attemptId/answers',
		'POST /api/user/change-password',
		'POST /api/user/onboarding',
		'POST /api/user/sessions/end-others',
	])
	const used = new Set(all.flatMap(([, endpoint]) => endpoint.allowance ?? []))
	expect([...used].sort()).toEqual(Object.keys(allowances).sort())
})

it('what is costly to read, and what counts views for anybody, has an allowance', () => {
	const limited = Object.entries<Endpoint>(allContracts).flatMap(([key, { access, allowance }]) =>
		allowance && (key.startsWith('GET') || access !== 'learner') ? [`${allowance}: ${key}`] : [],
	)
	const ofKinds = limited.map((line) =>
		line.replace(/(\/api\/admin)\/[a-z-]+\/(export|import|import\/example)$/, '$1/{kind}/$2'),
	)
	expect([...new Set(ofKinds)].sort()).toEqual([
		'downloads: GET /api/admin/{kind}/export',
		'downloads: GET /api/admin/{kind}/import/example',
		'downloads: GET /api/answersheet/:copyId/pdf',
		'downloads: GET /api/answersheet/booklet',
		'downloads: GET /api/content/answer-writing-practice/:questionId/download',
		'downloads: GET /api/content/answer-writing-practice/:questionId/pdf',
		'downloads: GET /api/current-affairs/:id/pdf',
		'downloads: GET /api/mains-mock-tests/papers/:paperId/answer-sheets',
		'downloads: GET /api/mains-mock-tests/papers/:paperId/question-paper',
		'downloads: GET /api/miq/:id/download',
		'downloads: GET /api/receipts/:receiptId/download',
		'downloads: GET /api/receipts/:receiptId/pdf',
		...['claim', 'hand-back', 'publish'].map(
			(action) => `evaluating: POST /api/admin/daily-evaluation/:evaluationId/${action}`,
		),
		'evaluating: POST /api/admin/daily-evaluation/next',
		'evaluating: PUT /api/admin/daily-evaluation/:evaluationId',
		'evaluating: PUT /api/admin/daily-evaluation/phrases',
		'exports: GET /api/user/export',
		'imports: POST /api/admin/{kind}/import',
		'media: POST /api/admin/course-files',
		'media: POST /api/admin/media',
		'savedFiles: GET /api/books/:bookId/download',
		'savedFiles: GET /api/resources/:kind/:id/download',
		'savedFiles: GET /api/resources/toppers-copies/:copyId/pages/:page',
		'searches: GET /api/books/by-type/:type/list',
		'searches: GET /api/content/answer-writing-practice',
		'searches: GET /api/miq/list',
		'searches: GET /api/search',
		'views: POST /api/content/answer-writing-practice/:questionId/view',
		'views: POST /api/content/current-affairs/:id/view',
		'views: POST /api/miq/:id/practice',
		'views: POST /api/miq/:id/view',
		'views: POST /api/quizzes/questions',
	])
})
