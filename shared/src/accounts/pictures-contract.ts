import { z } from 'zod'
import { type Contract, multipartForm, successAnswer } from '../endpoint.ts'
import { uploadAnswer } from '../upload-contract.ts'
import { user } from './contract.ts'

export const ownPictureContract = {
	'POST /api/user/profile-picture': {
		summary: 'Takes a picture of at most 5 MB, field `file`; it is cut to a square and made small',
		access: 'learner',
		allowance: 'photos',
		body: multipartForm,
		answer: uploadAnswer,
		errors: [
			'file.missing',
			'file.too-large',
			'file.not-an-image',
			'file.heic',
			'file.damaged',
			'file.too-many-pixels',
			'file.side-too-long',
			'file.too-slow',
			'request.too-many-at-once',
		],
	},
	'DELETE /api/user/profile-picture': {
		summary: 'Removes the picture, if there is one',
		access: 'learner',
		answer: successAnswer(user),
	},
} as const satisfies Contract

export const picturesContract = {
	'GET /api/user/pictures/:fileId': {
		summary: "A profile picture; its id is only known to whom the picture's owner is shown",
		access: 'public',
		params: z.object({ fileId: z.string().max(100) }),
		answer: 'image/webp',
		errors: ['file.not-found'],
	},
} as const satisfies Contract
