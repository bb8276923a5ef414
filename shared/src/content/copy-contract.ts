import { z } from 'zod'
import type { Field, Fields } from './fields.ts'
import { type CopyOf, emptyValue, entriesOf, type Kind } from './kind.ts'

/** Gives the schemas of a kind's structures by the names of their fields. */
export type StructureSchemas = Readonly<Record<string, z.ZodType>>

/** Reaches further than any field: what is sensible is decided when a working copy is published. */
const FURTHEST = 1_000_000_000
const PATH_MAX = 300

/** Is measured as it is stored: composed, which makes a few letters of Hindi two characters. */
const text = (max: number) => z.string().normalize('NFC').max(max)

/** Takes a path of this site, and nothing that a browser could read as another. */
const picturePath = z
	.string()
	.max(PATH_MAX)
	.regex(/^\/[a-z0-9][a-z0-9/._-]*$/i)

/** Checks a working copy as it is sent: loosely, because it may be incomplete. */
export function copySchema<K extends Kind>(kind: K, structures: StructureSchemas = {}): z.ZodType<CopyOf<K>> {
	const objectOf = (fields: Fields) => z.object(shapeOf(fields, structures))
	const texts = objectOf(kind.texts)
	// Each field gave the schema of its own value, which the compiler cannot follow through a loop.
	return objectOf(kind.common).extend({ english: texts, hindi: texts }) as unknown as z.ZodType<CopyOf<K>>
}

/** Gives the schemas of what the desk's list shows beside the title. */
export const factsSchema = (kind: Kind) =>
	z.object(shapeOf(Object.fromEntries(entriesOf(kind.common).filter(([, { isFact }]) => isFact)), {}))

function shapeOf(fields: Fields, structures: StructureSchemas): Record<string, z.ZodType> {
	return Object.fromEntries(
		entriesOf(fields).map(([name, field]) => {
			const schema = valueSchema(name, field, structures)
			// An editor whose page was open before the field came sends none, and so does a copy that a browser has kept from then.
			return [name, field.isOptional ? schema.default(emptyValue(field)) : schema]
		}),
	)
}

function valueSchema(name: string, field: Field, structures: StructureSchemas): z.ZodType {
	switch (field.type) {
		case 'line':
		case 'text':
		case 'richLine':
		case 'richText':
			return text(field.copyMax).describe(field.label.english)
		case 'lines':
			return z.array(text(field.copyMax)).max(field.copyMaxEntries).describe(field.label.english)
		case 'number':
			return wholeNumber.nullable().describe(field.label.english)
		case 'numbers':
			return z.array(wholeNumber).max(field.maxEntries).describe(field.label.english)
		case 'choice':
			return z.enum(field.values as [string, ...string[]]).nullable()
		case 'choices':
			return z.array(z.enum(field.values as [string, ...string[]])).max(field.maxEntries)
		case 'flag':
			return z.boolean()
		case 'day':
			return z.iso.date().nullable()
		case 'picture':
			return z.object({ large: picturePath, small: picturePath }).nullable()
		case 'groups':
			return z.array(z.object(shapeOf(field.item, {}))).max(field.maxEntries)
		case 'structure':
			return structures[name] ?? refuse(name)
	}
}

const wholeNumber = z.int().min(0).max(FURTHEST)

function refuse(name: string): never {
	throw new Error(`the structure ${name} has no schema`)
}

/** Bounds what a working copy's texts can have together, in characters. */
export function maxCharacters(kind: Kind): number {
	return sizeOf(kind.common) + 2 * sizeOf(kind.texts)
}

function sizeOf(fields: Fields): number {
	return entriesOf(fields).reduce((sum, [, field]) => sum + fieldSize(field), 0)
}

function fieldSize(field: Field): number {
	switch (field.type) {
		case 'line':
		case 'text':
		case 'richLine':
		case 'richText':
			return field.copyMax
		case 'lines':
			return field.copyMax * field.copyMaxEntries
		case 'numbers':
			return 10 * field.maxEntries
		case 'picture':
			return 2 * PATH_MAX
		case 'groups':
			return field.maxEntries * sizeOf(field.item)
		case 'structure':
			return field.structure.copyMax
		default:
			return 0
	}
}
