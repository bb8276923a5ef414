import { describe, expect, it } from 'vitest'
import { writeKrutiDev } from './kruti-dev-writer.ts'
import { krutiDevToUnicode } from './to-unicode.ts'

/** Written by hand, as typists write them. */
const words: [typed: string, read: string][] = [
	['jktLFkku', 'राजस्थान'],
	['ijh{kk', 'परीक्षा'],
	['{ks=', 'क्षेत्र'],
	['Jfed', 'श्रमिक'],
	['deZ', 'कर्म'],
	['deksZa', 'कर्मों'],
	['vkfFkZd', 'आर्थिक'],
	['dkjZokbZ', 'कार्रवाई'],
	['ekDlZ', 'मार्क्स'],
	['lw;kZLr', 'सूर्यास्त'],
	['vkVZ', 'आर्ट'],
	['Kku', 'ज्ञान'],
	['fo|ky;', 'विद्यालय'],
	['fo}ku~', 'विद्वान्'],
	['cqf)', 'बुद्धि'],
	['iÍh', 'पट्टी'],
	['fpëh', 'चिट्ठी'],
	['vìk', 'अड्डा'],
	['laLd`fr', 'संस्कृति'],
	['laLÑfr', 'संस्कृति'],
	['jk"Vªifr', 'राष्ट्रपति'],
	['fLFkfr', 'स्थिति'],
	['_f"k', 'ऋषि'],
	['iz/kkuea=h', 'प्रधानमंत्री'],
	['ç/kkuea=h', 'प्रधानमंत्री'],
	['jkf=', 'रात्रि'],
	['jkf=k', 'रात्रि'],
	['ek=k', 'मात्रा'],
	['ek=kk', 'मात्रा'],
	['mÙkj', 'उत्तर'],
	['mÙkjk/kZ', 'उत्तरार्ध'],
	['vUu', 'अन्न'],
	["ç'u", 'प्रश्न'],
	['iqjkrÙo', 'पुरातत्त्व'],
	['Øekad', 'क्रमांक'],
	['fo#)', 'विरुद्ध'],
	[':i', 'रूप'],
	['fpÙkkSM+x<+', 'चित्तौड़गढ़'],
	['[kqn', 'खुद'],
	['Q+ly', 'फ़सल'],
	['vkWfQl', 'ऑफिस'],
	['v‚fQl', 'ऑफिस'],
	['b±V', 'ईंट'],
	['bZekunkj', 'ईमानदार'],
	['Å¡pk', 'ऊँचा'],
	[',sfrgkfld', 'ऐतिहासिक'],
	['vkSj', 'और'],
	['fpUg', 'चिन्ह'],
	['czã', 'ब्रह्म'],
	['‘kgj', 'शहर'],
	['Hkk”kk', 'भाषा'],
	['¬', 'ॐ'],
]

const sentences: [string, string][] = [
	['fuEufyf[kr esa ls dkSu&lk dFku lgh gS\\', 'निम्नलिखित में से कौन-सा कथन सही है?'],
	['¼d½ t;iqj ¼[k½ tks/kiqj', '(क) जयपुर (ख) जोधपुर'],
	['1857 dh Økafr] 10 ebZ 1857A', '1857 की क्रांति, 10 मई 1857।'],
	["mÙkj% nq%[k] vr% Øe'k%", 'उत्तर: दुःख, अतः क्रमशः'],
	['10%30', '10:30'],
	['^lR;* vkSj Þvfgalkß', '‘सत्य’ और “अहिंसा”'],
	['dsoy 1 vkSj 2', 'केवल 1 और 2'],
]

describe('a text in Kruti Dev', () => {
	it.each([...words, ...sentences])('%s is read as %s', (typed, read) => {
		expect(krutiDevToUnicode(typed)).toBe(read.normalize('NFC'))
	})
})

const consonants = [...'कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह', 'क्ष', 'त्र', 'ज्ञ', 'श्र']
const vowelSigns = ['', 'ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ॉ']

describe('whatever syllables a text has', () => {
	it('comes back as it was: each consonant with each vowel, after each other and below a reph', () => {
		for (const consonant of consonants)
			for (const sign of vowelSigns)
				for (const text of [
					consonant + sign,
					`र्${consonant}${sign}`,
					`${consonant}${sign}ं`,
					`स्${consonant}${sign}ँ`,
					`${consonant}${sign}र्म`,
					`अ${consonant}${sign}।`,
				])
					expect(krutiDevToUnicode(writeKrutiDev(text)), text).toBe(text.normalize('NFC'))
	})

	it('comes back from two consonants joined in any way', () => {
		for (const first of consonants)
			for (const second of consonants)
				for (const sign of ['', 'ा', 'ि', 'े']) {
					const text = `${first}्${second}${sign}`
					expect(krutiDevToUnicode(writeKrutiDev(text)), text).toBe(text.normalize('NFC'))
				}
	})

	it('leaves spaces, line ends and digits alone', () => {
		expect(krutiDevToUnicode('dey\n\n1.  2\t3')).toBe('कमल\n\n1ण्  2\t3')
		expect(krutiDevToUnicode('  \n')).toBe('  \n')
		expect(krutiDevToUnicode('')).toBe('')
	})
})
