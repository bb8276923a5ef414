import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { indexTerms } from './index-terms.ts'

/** Texts of Hindi letters and signs in any order, Latin letters, digits and what stands between words. */
const letters = [
	...'अइऔऑकखगघचजटडढणतदधनपबभमयरलवशषसहक्तंँऽःािीुेैोौॉ़०१2३',
	...'abeikostuvz',
	...' .-’,',
	'र्',
	'्',
	'त्त',
	'द्ध',
	'ण्ड',
	'आर',
	'टी',
	'आई',
]
const text = fc.array(fc.constantFrom(...letters), { maxLength: 30 }).map((parts) => parts.join(''))

it('folds what is folded no further', () => {
	fc.assert(
		fc.property(text, (any) => {
			expect(foldText(foldText(any))).toBe(foldText(any))
		}),
		{ numRuns: 2_000 },
	)
})

it('leaves the terms of a text as they are', () => {
	fc.assert(
		fc.property(text, (any) => {
			expect(indexTerms(foldText(any))).toEqual(indexTerms(any))
		}),
		{ numRuns: 2_000 },
	)
})
