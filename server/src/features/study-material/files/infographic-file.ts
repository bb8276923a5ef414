import type { Language } from '@aravalli/shared/language'
import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'
import { z } from 'zod'
import { pair } from './pair.ts'

const named = { title: pair, note: pair.optional() }
const labelled = z.strictObject({ label: pair, text: pair.optional() })
const measured = z.strictObject({ label: pair, value: z.number().min(0) })

/** Mirrors `infographicBlock` of the contract, each text in both languages. */
const block = z.discriminatedUnion('kind', [
	z.strictObject({
		kind: z.literal('figures'),
		...named,
		items: z.array(z.strictObject({ value: pair, label: pair })),
	}),
	z.strictObject({ kind: z.literal('bars'), ...named, unit: pair, items: z.array(measured) }),
	z.strictObject({ kind: z.literal('heights'), ...named, unit: pair, items: z.array(measured) }),
	z.strictObject({ kind: z.literal('parts'), ...named, items: z.array(measured) }),
	z.strictObject({ kind: z.literal('timeline'), ...named, items: z.array(labelled.extend({ when: pair })) }),
	z.strictObject({ kind: z.literal('steps'), ...named, items: z.array(labelled) }),
	z.strictObject({ kind: z.literal('levels'), ...named, items: z.array(labelled) }),
	z.strictObject({
		kind: z.literal('compare'),
		...named,
		columns: z.array(pair),
		rows: z.array(z.strictObject({ label: pair, cells: z.array(pair) })),
	}),
	z.strictObject({ kind: z.literal('facts'), ...named, items: z.array(z.strictObject({ label: pair, text: pair })) }),
])

export const infographicFile = { blocks: z.array(block).min(1) }

export type InfographicFileBlock = z.output<typeof block>

export const blocksIn = (blocks: InfographicFileBlock[], language: Language) =>
	inLanguage(blocks, language) as InfographicBlock[]

/** Gives every text in one language; what is no text stays as it is. */
function inLanguage(value: unknown, language: Language): unknown {
	if (Array.isArray(value)) return value.map((part) => inLanguage(part, language))
	if (typeof value !== 'object' || value === null) return value
	if (pair.safeParse(value).success) return (value as Record<Language, string>)[language]
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, language)]))
}
