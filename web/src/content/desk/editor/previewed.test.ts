import { postKind } from '@aravalli/shared/blogs/kind'
import { itemShape } from '@aravalli/shared/content/answer-contract'
import { type AnyCopy, emptyCopy, entriesOf } from '@aravalli/shared/content/kind'
import { kinds } from '@aravalli/shared/kinds'
import { expect, it } from 'vitest'
import { previewed } from './previewed.ts'

/** The contracts of kinds with a structure say themselves how that is answered. */
const derived = kinds.filter(({ texts }) => entriesOf(texts).every(([, { type }]) => type !== 'structure'))

it.each(derived)('what an empty entry lacks has a stand-in that the contract of $name allows', (kind) => {
	const { answered } = previewed(kind, emptyCopy(kind), 'english')
	for (const [name, schema] of Object.entries(itemShape(kind)))
		expect(schema.safeParse(answered[name as keyof typeof answered]).error, name).toBeUndefined()
})

it('readers of Hindi are shown what is written in it, and English where nothing is', () => {
	const copy: AnyCopy = emptyCopy(postKind)
	copy.english.heading = 'Forts'
	expect(previewed(postKind, copy, 'hindi')).toMatchObject({ isFallback: true, texts: { heading: 'Forts' } })
	copy.hindi.tags = ['दुर्ग']
	expect(previewed(postKind, copy, 'hindi')).toMatchObject({ isFallback: false, texts: { heading: '' } })
})
