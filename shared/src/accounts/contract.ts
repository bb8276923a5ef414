import { z } from 'zod'
import { roles } from '../access.ts'
import { email, name, phone, ruled } from '../contact-contract.ts'
import { type Contract, languageQuery } from '../endpoint.ts'
import { examYears } from '../exam-cycles.ts'
import { codeProblem, confirmationProblem, dailyHours, passwordProblem } from './account.ts'

/** Adds the problem of the repeated password to the path of its field. */
export function repeats(password: string, confirmation: string) {
	return (body: Record<string, unknown>, context: z.core.$RefinementCtx) => {
		const chosen = String(body[password] ?? '')
		const problem = confirmationProblem(chosen, String(body[confirmation] ?? ''))
		// Nothing can match a password that is missing, and that is said already.
		if (problem && !(problem === 'passwords-differ' && chosen === ''))
			context.addIssue({ code: 'custom', message: problem, path: [confirmation], input: '' })
	}
}

const password = ruled(passwordProblem)
const confirmation = z.string({ error: 'confirmation-required' })
const code = ruled(codeProblem)
export const examYear = z.enum(examYears, { error: 'exam-year' })
export const hours = z.literal(dailyHours, { error: 'daily-hours' })

export const user = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string(),
	phoneNumber: z.string().describe("Ten digits, or '' for none"),
	profilePicture: z.string().nullable().describe('A path of this origin'),
	role: z.enum(roles),
	language: languageQuery,
	examYear,
	dailyHours: hours,
	isOnboarded: z.boolean(),
})

export type User = z.output<typeof user>

const choices = { language: languageQuery.optional(), examYear: examYear.optional(), dailyHours: hours.optional() }

const done = z.object({ success: z.literal(true), message: z.string() })

export const accountsContract = {
	'POST /api/auth/signup': {
		summary: 'Opens an account; the caller signs in afterwards',
		access: 'public',
		body: z
			.object({
				name,
				email,
				phoneNumber: phone.optional(),
				password,
				Cpassword: confirmation,
				...choices,
				onboardingData: z.object(choices).optional(),
			})
			.superRefine(repeats('password', 'Cpassword')),
		answer: done,
		errors: ['account.email-taken', 'password.common', 'request.too-often'],
	},
	'POST /api/auth/login': {
		summary: 'Signs in and sets the session cookie',
		access: 'public',
		waitsInOwnLine: true,
		body: z.object({
			email: z.string({ error: 'email-required' }).refine((text) => text.trim() !== '', 'email-required'),
			password: z.string({ error: 'password-required' }).min(1, 'password-required'),
		}),
		answer: z.object({ success: z.literal(true), data: z.object({ user }) }),
		errors: ['session.wrong-credentials', 'session.too-many-attempts', 'account.disabled'],
	},
	'POST /api/auth/logout': {
		summary: 'Ends the session, if there is one',
		access: 'public',
		answer: done,
	},
	'GET /api/auth/me': {
		summary: 'Who is signed in; 200 also for nobody',
		access: 'public',
		answer: z.object({ success: z.boolean(), user: user.nullable() }),
	},
	'POST /api/auth/request-otp': {
		summary: 'Mails a code for a new password; answers alike whether the address is known or not',
		access: 'public',
		body: z.object({ email }),
		answer: done,
		errors: ['request.too-often'],
	},
	'POST /api/auth/verify-otp': {
		summary: 'Says whether a code is right, without using it up',
		access: 'public',
		body: z.object({ email, otp: code }),
		answer: done,
		errors: ['reset.wrong-code', 'request.too-often'],
	},
	'POST /api/auth/forget-password': {
		summary: 'Sets a new password with a code and ends all sessions of the account; does not sign in',
		access: 'public',
		body: z
			.object({ email, password, confirmPassword: confirmation, otp: code })
			.superRefine(repeats('password', 'confirmPassword')),
		answer: done,
		errors: ['reset.wrong-code', 'password.common', 'password.short-for-role', 'request.too-often'],
	},
} as const satisfies Contract
