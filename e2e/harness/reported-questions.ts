import type { Page } from 'playwright-core'
import type { ReportedQuestion } from '../../shared/src/question-reports/contract.ts'

const reasons = { key: 2, 'two-right': 1, wording: 0, translation: 0, outdated: 0, other: 0 }

const english: ReportedQuestion = {
	kind: 'prelims-questions',
	questionId: 'perennial-river',
	title: 'Which river is the only one of Rajasthan that flows all year?',
	reportCount: 3,
	reasons,
	reports: [
		{
			reason: 'key',
			text: 'The Luni is meant.\nSee https://source.example/a-very-long-address-that-does-not-fit-into-one-line-of-a-phone',
			createdAt: '2026-11-24T10:40:00.000Z',
			outcome: null,
		},
		{ reason: 'two-right', text: '', createdAt: '2026-11-23T10:40:00.000Z', outcome: null },
	],
	lastReportedAt: '2026-11-24T10:40:00.000Z',
}

const withdrawn: ReportedQuestion = {
	...english,
	questionId: 'withdrawn',
	title: '',
	reports: [{ reason: 'other', text: 'प्रश्न अधूरा है।', createdAt: '2026-11-20T10:40:00.000Z', outcome: null }],
}

const close = (question: ReportedQuestion): ReportedQuestion => ({
	...question,
	reports: question.reports.map((report) => ({ ...report, outcome: 'corrected' })),
})

/** Answers as after learners have reported two questions. */
export async function answerReportedQuestions(page: Page): Promise<void> {
	await page.route('**/api/admin/question-reports?*', (route) => {
		const isClosed = route.request().url().includes('state=closed')
		return route.fulfill({
			json: {
				success: true,
				data: isClosed ? [close(english)] : [english, withdrawn],
				pagination: { page: 1, limit: 10, total: 12, totalPages: 2, isTotalCapped: false },
			},
		})
	})
}
