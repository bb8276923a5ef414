import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'

const oneReceipt = z.object({ receiptId: z.string().max(100) })
const inLanguage = z.object({ lang: languageQuery.optional() })

export const receiptsContract = {
	'GET /api/receipts/:receiptId/download': {
		summary: 'The receipt as an HTML document of its own, which loads nothing',
		access: 'learner',
		signInCode: 'access.sign-in-to-download',
		allowance: 'downloads',
		params: oneReceipt,
		query: inLanguage,
		answer: successAnswer(z.object({ htmlContent: z.string(), fileName: z.string(), receiptNumber: z.string() })),
		errors: ['receipt.not-found'],
	},
	'GET /api/receipts/:receiptId/pdf': {
		summary: 'The receipt as a PDF file that the server has set',
		access: 'learner',
		signInCode: 'access.sign-in-to-download',
		allowance: 'downloads',
		params: oneReceipt,
		query: inLanguage,
		answer: 'application/pdf',
		errors: ['receipt.not-found'],
	},
} as const satisfies Contract
