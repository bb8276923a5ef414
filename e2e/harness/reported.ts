import type { Page } from 'playwright-core'
import type { ReportedData } from '../../shared/src/comments/reports-contract.ts'

const comment: ReportedData = {
	commentId: '0123456789abcdef01234567',
	replyId: null,
	subject: 'answer-writing',
	questionId: 'prajamandal-political-awakening',
	questionTitle: 'Discuss the role of the Prajamandal movements in the political awakening of Rajasthan.',
	userName: 'Meera Rathore',
	text: 'All of this is wrong.\nBuy my notes: https://notes.example/a-very-long-address-that-does-not-fit-into-one-line-of-a-phone',
	images: [],
	createdAt: '2026-11-20T05:30:00.000Z',
	reportCount: 4,
	reasons: { abusive: 1, spam: 2, misleading: 1, personal: 0 },
	lastReportedAt: '2026-11-24T10:40:00.000Z',
}

const reply: ReportedData = {
	...comment,
	replyId: '123456789abcdef012345678',
	subject: 'miq',
	questionId: 'stepwells-craft-and-community',
	questionTitle: 'राजस्थान की बावड़ियाँ',
	userName: 'रवि जोशी',
	text: 'मेरा नंबर 98765 43210 है।',
	reportCount: 1,
	reasons: { abusive: 0, spam: 0, misleading: 0, personal: 1 },
}

/** Answers as after readers have reported a comment and a reply. */
export async function answerReported(page: Page): Promise<void> {
	await page.route('**/api/admin/reported-comments?*', (route) =>
		route.fulfill({
			json: {
				success: true,
				data: [comment, reply],
				pagination: { page: 1, limit: 20, total: 22, totalPages: 2, isTotalCapped: false },
			},
		}),
	)
}
