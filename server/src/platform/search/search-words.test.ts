// @module-tag one-run
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

describe('searchWords', () => {
	it('gives each word once, sorted, without stop words of either language', () => {
		expect(searchWords('Discuss the role of the Thar desert in the Thar.')).toEqual([
			'desert',
			'discuss',
			'role',
			'thar',
		])
		expect(searchWords('राजस्थान के किलों और मन्दिरों की विवेचना कीजिए।')).toEqual(['किल', 'मंदिर', 'राजस्थान', 'विवेचन'])
	})

	it.each(['', '   ', '?! … ।', '%_\\', 'the of and', 'का के की को', '\u0000\u0007', '\ud800', '\u200d\u202e', '़ँ'])(
		'finds no word in %j',
		(text) => {
			expect(searchWords(text)).toEqual([])
		},
	)

	it('takes controls, NUL and unpaired surrogates for spaces', () => {
		expect(searchWords('thar\u0000desert\u0007camel\ud800fort')).toEqual(['camel', 'desert', 'fort', 'thar'])
	})

	it('keeps words with a second meaning that matters: tax and vote', () => {
		expect(searchWords('कर')).toEqual(['कर'])
		expect(searchWords('मत')).toEqual(['मत'])
	})

	describe('makes one word of', () => {
		it.each([
			// These are inflected nouns.
			['आंदोलन', 'आंदोलनों'],
			['रियासत', 'रियासतों'],
			['रियासत', 'रियासतें'],
			['नदी', 'नदियाँ'],
			['नदी', 'नदियां'],
			['नदियों', 'नदियाँ'],
			['किला', 'किले'],
			['किला', 'किलों'],
			['सभा', 'सभाएँ'],
			['सभा', 'सभाओं'],
			['सभाएँ', 'सभायें'],
			['योजना', 'योजनाओं'],
			['भाषा', 'भाषाएं'],
			['कंपनी', 'कंपनियों'],
			['खाता', 'खातों'],
			['निर्माता', 'निर्माताओं'],
			['नीति', 'नीतियाँ'],
			['शक्ति', 'शक्तियों'],
			['वस्तु', 'वस्तुओं'],
			['हिंदू', 'हिंदुओं'],
			['लड़ाई', 'लड़ाइयाँ'],
			['चिड़िया', 'चिड़ियों'],
			['प्रक्रिया', 'प्रक्रियाओं'],
			['रुपया', 'रुपए'],
			['किराया', 'किराये'],
			['पंचायत', 'पंचायतों'],
			['महिला', 'महिलाओं'],
			['राजा', 'राजाओं'],
			['शासक', 'शासकों'],
			['बीसवीं', 'बीसवें'],
			['movement', 'movements'],
			['economy', 'economies'],
			['dynasty', 'dynasties'],
			['princely', 'princes'],
			['painting', 'paintings'],
			['irrigate', 'irrigation'],
			['constitution', 'constitutional'],
			['organisation', 'organizations'],
			// These are spellings of one word.
			['प्रजामण्डल', 'प्रजामंडल'],
			['हिन्दी', 'हिंदी'],
			['सम्बन्ध', 'संबंध'],
			['गङ्गा', 'गंगा'],
			['पञ्च', 'पंच'],
			['चम्बल', 'चंबल'],
			['इन्टरनेट', 'इंटरनेट'],
			['फ्रान्स', 'फ़्रांस'],
			['ज़िला', 'जिला'],
			['क़ानून', 'कानून'],
			['\u0958ानून', 'क\u093cानून'],
			['सड़क', 'सडक'],
			['गाँव', 'गांव'],
			['दुःख', 'दुख'],
			['अर्थात्', 'अर्थात'],
			['स्थायी', 'स्थाई'],
			['हिन्\u200dदी', 'हिन्दी'],
			['श्री\u200cमान', 'श्रीमान'],
			['\u202bथार\u202c', 'थार'],
			['१९३१', '1931'],
			['७३वाँ', '73rd'],
			['73वें', '73'],
			['Mêwār', 'mewar'],
			['ＭＥＷＡＲ', 'mewar'],
			['Rajasthan’s', "Rajasthan's"],
			['Rajasthan’s', 'Rajasthan'],
			['don’t', 'dont'],
			['İstanbul', 'istanbul'],
			['महत्त्व', 'महत्व'],
			['तत्त्वों', 'तत्व'],
			['उज्ज्वल', 'उज्वल'],
			['कर्त्तव्य', 'कर्तव्य'],
			['वर्द्धन', 'वर्धन'],
			['बिजौलिया', 'बिजोलिया'],
			['औरण', 'ओरण'],
			['भाषा', 'भाशा'],
			['कोष', 'कोश'],
			['कॉलेज', 'कालेज'],
			['ऑडिट', 'आडिट'],
			['सम्वत', 'संवत'],
			['सोऽहम्', 'सोहम'],
			['279क', '279A'],
			['243-घ', '243D'],
			['R.T.I.', 'RTI'],
			['जी.एस.टी.', 'जीएसटी'],
			['सन् 1857', '1857'],
			['labour', 'labor'],
			['centre', 'center'],
			['programmes', 'program'],
			['archaeology', 'archeology'],
		])('%j and %j', (one, other) => {
			expect(searchWords(one)).toHaveLength(1)
			expect(searchWords(one)).toEqual(searchWords(other))
		})
	})

	describe('keeps apart', () => {
		it.each([
			['राजस्थान', 'राजस्थानी'],
			['पति', 'पता'],
			['घाटा', 'घाटी'],
			['सरकार', 'सरकारी'],
			['व्यक्ति', 'व्यक्त'],
			['स्थिति', 'स्थित'],
			['भारत', 'भारती'],
			['जन', 'जनता'],
			['योजना', 'योजक'],
			['गाना', 'गाय'],
			['माता', 'माया'],
			['शिक्षा', 'शिक्षक'],
			['नगर', 'नागर'],
			['कृषि', 'कृष्ण'],
			['दिन', 'दीन'],
			['कुल', 'कूल'],
			['अन्न', 'अंत'],
			['पैसा', 'पेसा'],
			['सुख', 'सूख'],
			['सेवण', 'सेवन'],
			['शाखा', 'साखा'],
			['मेल', 'मैल'],
			['जल', 'जाल'],
			['Mewar', 'Marwar'],
			['police', 'policy'],
			['state', 'status'],
			['history', 'historian'],
			['1931', '1932'],
			['73', '74th'],
			['desert', 'dessert'],
			['279A', '279'],
			['course', 'corse'],
		])('%j and %j', (one, other) => {
			expect(searchWords(one)).not.toEqual(searchWords(other))
		})
	})
})

const scraps = [..."aZé9१क़ंँ्न्दमिीा\u200d\u202e\u0301\u0316\u0000’' %", '\ud800', 'ﷺ', '😀', 'ियों', 'ization']
const anyText = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.array(fc.constantFrom(...scraps)).map((parts) => parts.join('')),
)

describe('for any text, searchWords', () => {
	it('gives sorted, unique, short words without spaces, controls or signs', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const words = searchWords(text)
				expect(words).toEqual([...new Set(words)].sort())
				for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,40}$/u)
			}),
		)
	})

	it('finds the same words in any order, letter case and Unicode form', () => {
		fc.assert(
			fc.property(anyText, anyText, (one, other) => {
				const words = searchWords(`${one} ${other}`)
				expect(searchWords(`${other} ${one}`)).toEqual(words)
				expect([...new Set([...searchWords(one), ...searchWords(other)])].sort()).toEqual(words)
				for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
					expect(searchWords(one.normalize(form))).toEqual(searchWords(one))
				}
			}),
			// More marks on one letter than are kept, which a form has in another order, or in the letter.
			{
				examples: [
					['ियोंंँ\u0301््', ''],
					['\u00e9ंंंंंँ', ''],
				],
			},
		)
	})

	it('finds in a text every word that the text was made of', () => {
		const wordList = ['नदियाँ', 'प्रजामण्डल', 'economies', 'ज़िला', '१९३१', 'Rajasthan’s']
		fc.assert(
			fc.property(fc.subarray(wordList), anyText, (chosen, noise) => {
				const words = searchWords(`${chosen.join(' ')} ${noise}`)
				expect(words).toEqual(expect.arrayContaining(chosen.flatMap(searchWords)))
			}),
		)
	})
})

describe('hostile input', () => {
	it.each([
		['10,000 letters', 'a'.repeat(10_000)],
		['10,000 vowels and y', 'ay'.repeat(5_000)],
		['a long row of suffixes', 'ization'.repeat(2_000)],
		['100,000 combining marks in the worst order', `a${'\u0301\u0316'.repeat(50_000)}`],
		['100,000 vowel signs', `क${'ि'.repeat(100_000)}`],
		['100,000 viramas', 'न्'.repeat(50_000)],
		['100,000 nuktas', 'क\u093c'.repeat(50_000)],
		['100,000 joiners', '\u200d'.repeat(100_000)],
		['apostrophes', "a'".repeat(50_000)],
		['ligatures that unfold', 'ﷺ'.repeat(10_000)],
	])('takes %s in its stride', (_, text) => {
		const startedAt = performance.now()
		searchWords(text)
		expect(performance.now() - startedAt).toBeLessThan(1_000)
	})
})
