import { z } from 'zod'
import { type Contract, languageQuery } from './endpoint.ts'

export const preferencesContract = {
	'POST /api/preferences/language': {
		summary: 'Keeps the language in a cookie and leads back to the page: the language switch without JavaScript',
		access: 'public',
		body: z.object({ language: languageQuery, return: z.string().max(2000).default('/') }),
		answer: 'redirect',
	},
} as const satisfies Contract
