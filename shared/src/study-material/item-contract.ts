import { z } from 'zod'

/** An item of each section is made of these, in one language. */

const text = z.string()

/** Describes notes and capsules. */
export const reading = z.object({
	body: text.describe('Rich text: HTML of a few elements, without attributes but the addresses of links'),
	readTime: z.int().describe('Minutes'),
})

/** Lists the nodes of a mind map in the order of an outline, each followed by what hangs on it. */
export const mindMap = z.object({
	nodes: z.array(
		z.object({
			level: z.int().min(1).describe('1 for the root, which is the first and the only one of its level'),
			label: text,
			note: text.optional().describe('A sentence more'),
		}),
	),
})

const named = { title: text, note: text.optional() }
const labelled = z.object({ label: text, text: text.optional() })
const measured = z.object({ label: text, value: z.number().min(0) })

/** Is numbers and words, from which the page draws a part of an infographic. */
export const infographicBlock = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('figures'), ...named, items: z.array(z.object({ value: text, label: text })) }),
	z.object({ kind: z.literal('bars'), ...named, unit: text, items: z.array(measured) }),
	z.object({ kind: z.literal('heights'), ...named, unit: text, items: z.array(measured) }),
	z.object({
		kind: z.literal('parts'),
		...named,
		items: z.array(measured).describe('Percent; together 100'),
	}),
	z.object({
		kind: z.literal('timeline'),
		...named,
		items: z.array(labelled.extend({ when: text })).describe('In the order of time'),
	}),
	z.object({ kind: z.literal('steps'), ...named, items: z.array(labelled) }),
	z.object({ kind: z.literal('levels'), ...named, items: z.array(labelled).describe('The highest first') }),
	z.object({
		kind: z.literal('compare'),
		...named,
		columns: z.array(text),
		rows: z.array(z.object({ label: text, cells: z.array(text).describe('One for each column') })),
	}),
	z.object({ kind: z.literal('facts'), ...named, items: z.array(z.object({ label: text, text })) }),
])

export const infographic = z.object({ blocks: z.array(infographicBlock) })

export const placeKinds = [
	'town',
	'lake',
	'dam',
	'mineral',
	'wildlife',
	'fort',
	'heritage',
	'peak',
	'power',
	'fair',
] as const

export const lineKinds = ['river', 'canal', 'route', 'range'] as const

/** Describes a map of Rajasthan with what is to be found on it. Degrees are decimal, WGS 84. */
export const studyMap = z.object({
	places: z.array(
		z.object({
			id: text,
			kind: z.enum(placeKinds),
			name: text,
			district: text,
			note: text,
			longitude: z.number(),
			latitude: z.number(),
		}),
	),
	lines: z.array(
		z.object({
			id: text,
			kind: z.enum(lineKinds),
			name: text,
			note: text,
			points: z.array(z.tuple([z.number(), z.number()])).describe('Longitude and latitude of each, along its course'),
		}),
	),
})

export type MindMap = z.output<typeof mindMap>
export type InfographicBlock = z.output<typeof infographicBlock>
export type StudyMap = z.output<typeof studyMap>
export type MapPlace = StudyMap['places'][number]
export type MapLine = StudyMap['lines'][number]
export type PlaceKind = MapPlace['kind']
export type LineKind = MapLine['kind']
