import { z } from 'zod'
import { emailProblem, nameProblem } from '../accounts/account.ts'
import { phone, ruled } from '../accounts/contract.ts'
import type { Contract } from '../endpoint.ts'
import { INQUIRY_MAX_LENGTH } from './inquiry.ts'

const done = z.object({ success: z.literal(true), message: z.string() })

export const inquiriesContract = {
	'POST /api/inquiry': {
		summary: 'Leaves a question for the team; they answer by mail or phone',
		access: 'public',
		body: z.object({
			name: ruled(nameProblem),
			email: ruled(emailProblem),
			phone: phone.default(''),
			message: z
				.string({ error: 'message-required' })
				.refine((text) => text.trim() !== '', 'message-required')
				.max(INQUIRY_MAX_LENGTH, 'message-too-long'),
		}),
		answer: done,
		errors: ['request.too-often'],
	},
	'POST /api/coming-soon/notify': {
		summary: 'Keeps an address to be told when a page opens; the same address and page once',
		access: 'public',
		body: z.object({ email: ruled(emailProblem), page: z.string({ error: 'page-unknown' }).max(200, 'page-unknown') }),
		answer: done,
		errors: ['request.too-often'],
	},
} as const satisfies Contract
