import { describe, expect, it } from 'vitest'
import { listProblems, pairProblems } from './pair-problems.ts'

const good = { english: 'Who fought at Haldighati in 1576?', hindi: '1576 में हल्दीघाटी में कौन लड़ा?' }

describe('a text in both languages', () => {
	it.each<[string, Partial<typeof good>, string]>([
		['other numbers', { hindi: '1567 में कौन लड़ा?' }, 'has the numbers 1576 in English and 1567 in Hindi'],
		['no numbers', { english: 'Who fought?' }, 'has the numbers (none) in English and 1576 in Hindi'],
		['a mark in place of Hindi', { hindi: '1576?' }, 'has words in one language only'],
		['a mark in place of English', { english: '1576?' }, 'has words in one language only'],
		['a question that is none', { hindi: '1576 में कौन लड़ा।' }, 'ends a sentence in one language only'],
		['an open mark', { english: 'Who **fought in 1576?' }, 'has ** without a partner (english)'],
		['a mark of another kind', { english: 'Who *fought* in 1576?' }, 'has ** without a partner (english)'],
		['a phrase marked once', { hindi: '**1576** में कौन?' }, 'marks more phrases in one language than in the other'],
		['straight quotes', { english: 'Who "fought" in 1576?' }, 'has straight quotes; use “ and ” (english)'],
		['markup', { english: 'Who <b>fought</b> in 1576?' }, 'has marks other than ** (english)'],
		['a list mark', { english: '- Who fought in 1576?' }, 'has marks other than ** (english)'],
		['two spaces', { english: 'Who  fought in 1576?' }, 'has spaces that do not show (english)'],
		['a space at the end', { hindi: '1576 में कौन लड़ा? ' }, 'has spaces that do not show (hindi)'],
		['a joiner', { hindi: '1576 में कौन लड़\u200dा?' }, 'has invisible or broken characters (hindi)'],
		['a broken letter', { english: 'Wh\ufffd in 1576?' }, 'has invisible or broken characters (english)'],
		['composed letters', { hindi: '1576 में कौन ल\u095cा?' }, 'is not in Unicode NFC (hindi)'],
		['Devanagari digits', { hindi: '1576 में १ राजा?' }, 'has Devanagari digits; write 1931 (hindi)'],
		['a full stop in Hindi', { hindi: '1576 में युद्ध हुआ था. कौन लड़ा?' }, 'use a danda (hindi)'],
		['Hindi in English', { english: 'Who fought युद्ध in 1576?' }, 'has Devanagari letters (english)'],
		['English in place of Hindi', { hindi: 'Who fought in 1576?' }, 'has no Devanagari letter (hindi)'],
		['another spelling', { hindi: '1576 में महत्वपूर्ण कौन?' }, 'writes “महत्वपूर्ण”; write “महत्त्वपूर्ण”'],
		['another spelling in English', { english: 'Mukundra Hills in 1576?' }, 'write “Mukundara”'],
		['a word without its nukta', { hindi: '1576 में साफ कौन लड़ा?' }, 'writes “साफ” without its nukta'],
	])('may not have %s', (_, change, problem) => {
		const found = pairProblems('title', { ...good, ...change })
		expect(found.join('\n')).toContain(problem)
		for (const said of found) expect(said).toMatch(/^title /)
	})

	it.each([
		good,
		{ english: 'Who was V. P. Menon? “He wrote.”', hindi: 'वी. पी. मेनन? “उसने लिखा॥”' },
		{ english: 'CAG', hindi: 'CAG' },
		{ english: 'RTI 2005', hindi: 'RTI 2005' },
		{ english: '', hindi: '' },
	])('may be $english', (texts) => expect(pairProblems('title', texts)).toEqual([]))
})

it('is reported with its place among others, which are as many in both languages', () => {
	const found = listProblems('tags', { english: ['Mewar', 'War', 'Fire'], hindi: ['मेवाड़', 'War'] })
	expect(found).toEqual(['tags: 3 in English and 2 in Hindi', 'tags 2 has no Devanagari letter (hindi)'])
})
