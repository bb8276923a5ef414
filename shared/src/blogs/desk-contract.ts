import { z } from 'zod'
import { contentEndpoints } from '../content/desk-contract.ts'
import type { Contract } from '../endpoint.ts'
import { postCopyLimits as limits } from './post-draft.ts'

const pathLimit = 300
const maxCharacters = 2 * (limits.heading + limits.description + limits.tag * limits.tags + limits.body) + 2 * pathLimit

/** Is measured as it is stored: composed, which makes a few letters of Hindi two characters. */
const text = (max: number) => z.string().normalize('NFC').max(max)

const texts = z.object({
	heading: text(limits.heading),
	description: text(limits.description),
	tags: z.array(text(limits.tag)).max(limits.tags),
	body: text(limits.body).describe('Rich text'),
})

/** Takes a path of this site, and nothing that a browser could read as another. */
const picturePath = z
	.string()
	.max(pathLimit)
	.regex(/^\/[a-z0-9][a-z0-9/._-]*$/i)

const facts = z.object({ publishedOn: z.iso.date().nullable() })

const content = facts.extend({
	picture: z.object({ large: picturePath, small: picturePath }).nullable(),
	english: texts,
	hindi: texts,
})

const desk = contentEndpoints({ content, maxCharacters, facts })

export const blogsDeskContract = {
	'GET /api/admin/blogs': desk.list,
	'POST /api/admin/blogs': desk.create,
	'GET /api/admin/blogs/:id': desk.get,
	'PATCH /api/admin/blogs/:id': desk.save,
	'DELETE /api/admin/blogs/:id': desk.remove,
	'POST /api/admin/blogs/:id/publish': desk.publish,
	'POST /api/admin/blogs/:id/unpublish': desk.unpublish,
	'POST /api/admin/blogs/:id/reinstate': desk.reinstate,
	'POST /api/admin/blogs/:id/restore': desk.restore,
} as const satisfies Contract
