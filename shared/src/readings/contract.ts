import { z } from 'zod'
import { isFindable } from '../content/found-at.ts'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber } from '../endpoint.ts'
import { kinds } from '../kinds.ts'

/** So much is remembered of what an account has opened; what was opened before that is forgotten. */
export const READINGS_KEPT = 500

const kind = z.enum(kinds.filter(isFindable).map(({ name }) => name))

const item = z.object({
	kind: z.string(),
	kindName: z.string().describe('What the kind is called, in the caller’s language'),
	itemId: z.string(),
	title: z.string(),
	path: z.string().describe('Where it is read, with a query where it has no page of its own'),
	isFallback: z.boolean().describe('True where Hindi was asked for and only English exists'),
})

const reading = item.extend({ openedAt: z.iso.datetime().describe('When it was opened last') })

export type Reading = z.output<typeof reading>

const inLanguage = z.object({ lang: languageQuery.optional() })

/** A learner’s own list of what they have opened, which nobody else is ever shown. */
export const readingsContract = {
	'GET /api/readings': {
		summary: 'What the caller has opened and is still published, the last first',
		access: 'learner',
		query: inLanguage.extend({ page: pageNumber.prefault('1'), limit: pageLimit.prefault('10') }),
		answer: listAnswer(reading),
	},
	'PUT /api/readings/:kind/:itemId': {
		summary: `Remembers that the caller has opened an item, the last ${READINGS_KEPT} of them`,
		access: 'learner',
		allowance: 'readings',
		params: z.object({ kind, itemId: z.string().max(120) }),
		answer: z.object({ success: z.literal(true), message: z.string().optional() }),
		errors: ['content.not-found'],
	},
} as const satisfies Contract
