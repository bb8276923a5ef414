import { entriesOf } from '@aravalli/shared/content/kind'
import { kinds } from '@aravalli/shared/kinds'
import { expect, it } from 'vitest'
import { structureEditors } from './structure-editors.ts'

it('each kind that has a structure has an editor for it', () => {
	const withStructure = kinds.filter(({ texts }) => entriesOf(texts).some(([, { type }]) => type === 'structure'))
	expect(Object.keys(structureEditors).sort()).toEqual(withStructure.map(({ name }) => name).sort())
})
