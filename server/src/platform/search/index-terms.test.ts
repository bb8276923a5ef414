import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexTerms } from './index-terms.ts'
import { searchWords } from './search-words.ts'

describe('indexTerms', () => {
	it.each([
		['politics', ['polit', 'politics']],
		['किलों', ['किल', 'किलों', '~kil']],
		['बावड़ी', ['=बावडी', 'बावडी', '~bavdi', '~bavri']],
		['जीएसटी', ['=माल-सेवा-कर', 'gst', 'जीएसटी']],
		['279क', ['279a']],
		['का है', []],
	])('gives of %s %j', (text, terms) => {
		expect(indexTerms(text)).toEqual(terms.sort())
	})

	it('knows synonyms where their words stand together', () => {
		expect(indexTerms('मूल अधिकार')).toContain('=मूल-अधिकार')
		expect(indexTerms('मौलिक अधिकारों की रक्षा')).toContain('=मूल-अधिकार')
		expect(indexTerms('सूचना का अधिकार')).toContain(indexTerms('आरटीआई').find((term) => term.startsWith('=')))
		expect(indexTerms('मूल रूप से अधिकार').filter((term) => term.startsWith('='))).toEqual([])
	})

	it('has all search words, and of a text all terms that its parts have', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
				const terms = indexTerms(`${one} | ${other}`)
				expect(terms).toEqual([...new Set(terms)].sort())
				expect(terms).toEqual(expect.arrayContaining(searchWords(`${one} | ${other}`)))
				expect(terms).toEqual(expect.arrayContaining([...indexTerms(one), ...indexTerms(other)]))
			}),
		)
	})
})
