import { describe, expect, it } from 'vitest'
import { articleKind } from '../current-affairs/kind.ts'
import { copySchema } from './copy-contract.ts'
import type { Field } from './fields.ts'
import { emptyCopy, entriesOf } from './kind.ts'

const schema = copySchema(articleKind)
const copy = emptyCopy(articleKind)
const fields: [string, Field][] = entriesOf(articleKind.common)
const without = (name: string) => Object.fromEntries(Object.entries(copy).filter(([other]) => other !== name))

describe('a working copy as it is sent', () => {
	it.each(fields.filter(([, { isOptional }]) => isOptional))('may come without %s, which is empty then', (name) => {
		expect(schema.parse(without(name))).toEqual(copy)
	})

	it.each(fields.filter(([, { isOptional }]) => !isOptional))('is refused without %s', (name) => {
		expect(schema.safeParse(without(name)).error?.issues.map(({ path }) => path)).toEqual([[name]])
	})
})
