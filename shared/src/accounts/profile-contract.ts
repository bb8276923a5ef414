import { z } from 'zod'
import { type Contract, languageQuery, multipartForm, successAnswer } from '../endpoint.ts'
import { passwordProblem } from './account.ts'
import { examYear, hours, name, phone, repeats, ruled, user } from './contract.ts'

const device = z.object({
	id: z.string(),
	/** 'Chrome, Android' as the browser said at sign-in; '' when it said nothing. */
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
	'POST /api/user/profile-picture': {
		summary: 'Takes a picture of at most 5 MB, field `file`; it is cut to a square and made small',
		access: 'learner',
		body: multipartForm,
		answer: successAnswer(
			z.object({ fileUrl: z.string(), fileName: z.string(), fileSize: z.int(), mimeType: z.string() }),
		),
		errors: ['file.missing', 'file.too-large', 'file.not-an-image'],
	},
	'DELETE /api/user/profile-picture': {
		summary: 'Removes the picture, if there is one',
		access: 'learner',
		answer: sameUser,
	},
	'GET /api/user/pictures/:fileId': {
		summary: "A profile picture; its id is only known to whom the picture's owner is shown",
		access: 'public',
		params: z.object({ fileId: z.string().max(100) }),
		answer: 'image/webp',
		errors: ['file.not-found'],
	},
	'POST /api/user/change-password': {
		summary: 'Changes the password, ends all sessions of the account and signs this browser in again',
		access: 'learner',
		body: z
			.object({
				currentPassword: z.string({ error: 'password-required' }),
				newPassword: ruled(passwordProblem),
				confirmPassword: z.string({ error: 'confirmation-required' }),
			})
			.superRefine(repeats('newPassword', 'confirmPassword')),
		answer: done,
		errors: ['password.wrong', 'password.common', 'password.short-for-role', 'session.too-many-attempts'],
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
