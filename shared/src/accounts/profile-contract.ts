import { z } from 'zod'
import { name, phone, ruled } from '../contact-contract.ts'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { passwordProblem } from './account.ts'
import { examYear, hours, repeats, user } from './contract.ts'

const device = z.object({
	id: z.string(),
	/** Is such as 'Chrome, Android', as the browser said at sign-in; it is '' when the browser said nothing. */
	browser: z.string(),
	signedInAt: z.iso.datetime(),
	lastSeenAt: z.iso.datetime(),
	isCurrent: z.boolean(),
})

export type Device = z.output<typeof device>

const sameUser = successAnswer(user)
const done = z.object({ success: z.literal(true), message: z.string() })

export const profileContract = {
	'POST /api/user/onboarding': {
		summary: 'Stores the choices of the first visit after registration',
		access: 'learner',
		body: z.object({ fullName: name, selectedGoal: examYear, selectedHours: hours }),
		answer: sameUser,
	},
	'GET /api/user/profile': {
		summary: "The caller's own details",
		access: 'learner',
		answer: sameUser,
	},
	'PATCH /api/user/profile': {
		summary: "Changes the caller's details; what is left out stays",
		access: 'learner',
		body: z.object({
			name: name.optional(),
			phoneNumber: phone.optional(),
			language: languageQuery.optional(),
			examYear: examYear.optional(),
			dailyHours: hours.optional(),
		}),
		answer: sameUser,
	},
	'POST /api/user/change-password': {
		summary: 'Changes the password, ends all sessions of the account and signs this browser in again',
		access: 'learner',
		body: z
			.object({
				currentPassword: z.string({ error: 'password-required' }).min(1, 'password-required'),
				newPassword: ruled(passwordProblem),
				confirmPassword: z.string({ error: 'confirmation-required' }),
			})
			.superRefine(repeats('newPassword', 'confirmPassword')),
		answer: done,
		errors: ['password.wrong', 'password.common', 'password.short-for-role', 'session.too-many-attempts'],
	},
	'GET /api/user/export': {
		summary: 'A copy of all that is stored about the caller, as a file to keep',
		access: 'learner',
		allowance: 'exports',
		answer: 'application/json',
	},
	'DELETE /api/user': {
		summary: "Closes the caller's account and erases it at once; subscriptions and what staff did with content stay",
		access: 'learner',
		body: z.object({ password: z.string({ error: 'password-required' }).min(1, 'password-required') }),
		answer: done,
		errors: ['password.wrong', 'account.last-admin', 'session.too-many-attempts'],
	},
	'GET /api/user/sessions': {
		summary: 'The browsers in which the caller is signed in, the last used first',
		access: 'learner',
		answer: successAnswer(z.array(device)),
	},
	'DELETE /api/user/sessions/:sessionId': {
		summary: 'Signs out another browser of the caller',
		access: 'learner',
		params: z.object({ sessionId: z.string().max(100) }),
		answer: done,
		errors: ['session.not-found'],
	},
	'POST /api/user/sessions/end-others': {
		summary: 'Signs out everywhere but here',
		access: 'learner',
		answer: done,
	},
} as const satisfies Contract
