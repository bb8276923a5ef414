import { z } from 'zod'
import { contentEndpoints } from '../content/desk-contract.ts'
import type { Contract } from '../endpoint.ts'
import { articleCategories } from './article.ts'
import { ARTICLE_COPY_BODY } from './article-draft.ts'

/** Limits the texts of one language, in characters. */
const limits = { title: 500, teaser: 1000, body: ARTICLE_COPY_BODY, pointer: 2000, line: 600, lines: 20 }
const maxCharacters =
	2 * (limits.title + limits.teaser + limits.body + 2 * limits.pointer + 2 * limits.line * limits.lines)

/** Is measured as it is stored: composed, which makes a few letters of Hindi two characters. */
const text = (max: number) => z.string().normalize('NFC').max(max)
const lines = z.array(text(limits.line)).max(limits.lines)

const texts = z.object({
	title: text(limits.title),
	teaser: text(limits.teaser),
	body: text(limits.body).describe('Rich text: HTML, of which only harmless elements are kept'),
	keyPoints: lines,
	prelims: text(limits.pointer),
	mains: text(limits.pointer),
	tags: lines,
})

/** Nothing is shown to readers from elsewhere. */
const address = z
	.string()
	.max(300)
	.regex(/^\/(?![/\\])[\x21-\x7e]*$/)

const facts = z.object({ category: z.enum(articleCategories).nullable(), publishedOn: z.iso.date().nullable() })

const content = facts.extend({
	picture: z.object({ large: address, small: address }).nullable().default(null),
	english: texts,
	hindi: texts,
})

const desk = contentEndpoints({ content, maxCharacters, facts })

export const currentAffairsDeskContract = {
	'GET /api/admin/current-affairs': desk.list,
	'POST /api/admin/current-affairs': desk.create,
	'GET /api/admin/current-affairs/:id': desk.get,
	'PATCH /api/admin/current-affairs/:id': desk.save,
	'DELETE /api/admin/current-affairs/:id': desk.remove,
	'POST /api/admin/current-affairs/:id/publish': desk.publish,
	'POST /api/admin/current-affairs/:id/unpublish': desk.unpublish,
	'POST /api/admin/current-affairs/:id/reinstate': desk.reinstate,
	'POST /api/admin/current-affairs/:id/restore': desk.restore,
} as const satisfies Contract
