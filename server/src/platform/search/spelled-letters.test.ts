import { describe, expect, it } from 'vitest'
import { foldedWords } from './fold-text.ts'
import { acronymOf } from './spelled-letters.ts'

describe('acronymOf', () => {
	it.each([
		['आरटीआई', 'rti'],
		['जीएसटी', 'gst'],
		['यूपीआई', 'upi'],
		['डब्ल्यूटीओ', 'wto'],
		['एमएसपी', 'msp'],
		['एफडीआई', 'fdi'],
		['आईएएस', 'ias'],
		['टीवी', 'tv'],
	])('reads %s as %s', (word, acronym) => {
		expect(foldedWords(word).map(acronymOf)).toEqual([acronym])
	})

	it.each(['यूनेस्को', 'इसरो', 'सीमा', 'बीकानेर', 'राजस्थान', 'ए', 'केला', 'gst', ''])('takes %s for no acronym', (word) => {
		expect(acronymOf(word)).toBeUndefined()
	})
})

describe('letters of one word', () => {
	it.each([
		['R.T.I. Act', ['rti', 'act']],
		['U.S.A', ['usa']],
		['जी.एस.टी. परिषद', ['जीएसटी', 'परिशद']],
		['एम. एन. श्रीनिवास', ['एम', 'एन', 'श्रीनिवास']],
		['एम.एन.राय', ['एमएन', 'राय']],
		['Act. It is', ['act', 'it', 'is']],
		['279क', ['279a']],
		['279-क', ['279a']],
		['279-A', ['279a']],
		['२४३घ', ['243d']],
		['243झ', ['243i']],
		['243यक', ['243za']],
		['243-I', ['243i']],
		['21 व 22', ['21', 'व', '22']],
		['1857-A', ['1857', 'a']],
		['1817-18', ['1817', '18']],
		['21-day', ['21', 'day']],
	])('%s is read as %j', (text, words) => {
		expect(foldedWords(text)).toEqual(words)
	})
})
