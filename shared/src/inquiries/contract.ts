import { z } from 'zod'
import { comingSoonPath } from '../coming-soon/contract.ts'
import { email, name, phone, ruled } from '../contact-contract.ts'
import type { Contract } from '../endpoint.ts'
import { messageProblem } from './inquiry.ts'

const done = z.object({ success: z.literal(true), message: z.string() })

export const inquiriesContract = {
	'POST /api/inquiry': {
		summary: 'Leaves a question for the team; they answer by mail or phone',
		access: 'public',
		body: z.object({ name, email, phone: phone.default(''), message: ruled(messageProblem) }),
		answer: done,
		errors: ['request.too-often', 'access.not-signed-in'],
	},
	'POST /api/coming-soon/notify': {
		summary: 'Keeps an address that is to be told when a page opens; once for each page, address and caller',
		access: 'public',
		body: z.object({
			email,
			page: comingSoonPath,
		}),
		answer: done,
		errors: ['request.too-often', 'access.not-signed-in'],
	},
} as const satisfies Contract
