import { describe, expect, it } from 'vitest'
import { foldedWords } from './fold-text.ts'
import { stem } from './search-words.ts'
import { nearKeys, soundKeys, soundKeysOfSingular } from './sound-key.ts'

const keysOf = (word: string) => foldedWords(word).flatMap((folded) => soundKeys(stem(folded)))

/** Are Hindi words of the demo content and what people type for them in Latin letters. */
const spellings = `
	मेवाड़ mewar mewad mevar · मारवाड़ marwar marwad · प्रजामंडल prajamandal prajamandala · बावड़ी bavdi bavri bawdi bawri baori
	लोक lok · देवता devta devata devtaa · किसान kisan kisaan · आंदोलन andolan aandolan · बिजौलिया bijoliya bijolia bijauliya
	गोडावण godawan godavan · आउवा auwa auva · फड़ phad fad · राजपूताना rajputana rajpootana · बूँदी bundi boondi
	जयपुर jaipur jaypur · जैसलमेर jaisalmer · उदयपुर udaipur udaypur · चित्तौड़गढ़ chittorgarh chittaurgarh chittorgadh
	रणथम्भौर ranthambhor ranthambhore · संस्कृति sanskriti · संविधान samvidhan sanvidhan · पंचायती panchayati panchayti
	हल्दीघाटी haldighati · सांभर sambhar sanbhar · शेखावाटी shekhawati · हाड़ौती hadoti hadauti · ज्ञान gyan jnana · यज्ञ yajna yagya
	क्षेत्र kshetra ksetra · लक्ष्मी laxmi lakshmi · राव rao rav · घूमर ghoomar ghumar · महाराणा maharana · कुंभलगढ़ kumbhalgarh
	रामदेवजी ramdevji ramdev-ji · मीरा mira meera · सहरिया sahariya saharia · बाँसवाड़ा banswara banswada · श्रीगंगानगर sriganganagar
	असहयोग asahyog asahayog · उत्तरदायी uttardayi · रणनीति ranniti rananiti · द्विपक्षीय dvipakshiya dwipakshiy · अध्ययन adhyayan
	न्याय nyay nyaya · विजय vijay vijaya · जालौर jalore jalor · ओरण oran · खड़ीन khadin khareen · जोहड़ johad johar · जागीरदारी jagirdari · मौलिक maulik · मूल mool mul
	अनुच्छेद anuchchhed anuchhed anuched · न्यायालय nyayalaya nyayalay · राज्यपाल rajyapal · मुख्यमंत्री mukhyamantri
	शिक्षा shiksha siksha · स्वास्थ्य swasthya svasthya · चित्रकला chitrakala chitrakla · पिछवाई pichwai pichhwai · जलवायु jalvayu jalwayu
	स्वयं swayam svayam · सिंह singh · विद्रोह vidroh · तेजावत tejawat · खेजड़ी khejri khejdi · बुद्ध buddha budh · सौर saur · ऊर्जा urja oorja
`
const pairs = spellings
	.split(/[·\n]/)
	.map((words) => words.trim().split(' '))
	.flatMap(([hindi = '', ...latin]) => latin.map((typed) => [hindi, typed.replace('-', '')] as const))

describe('soundKeys', () => {
	it.each(pairs)('lets %s meet %s', (hindi, typed) => {
		expect(keysOf(hindi).some((key) => soundKeys(typed).includes(key))).toBe(true)
	})

	it.each([
		['मेवाड़', 'marwar'],
		['सतत', 'state'],
		['भाग', 'bagh'],
		['बाग', 'bagh'],
		['परती', 'part'],
		['कमल', 'canal'],
		['जाति', 'jat'],
		['नदी', 'nad'],
		['समता', 'sant'],
		['किसान', 'kishangarh'],
	])('keeps %s and %s apart', (hindi, typed) => {
		expect(keysOf(hindi).some((key) => soundKeys(typed).includes(key))).toBe(false)
	})

	it.each(['क', 'दो', 'a', 'ka', 'i', '1857', '279a', 'éa', 'שלום'])(
		'gives none for %s, which sounds like too much or nothing',
		(word) => {
			expect(foldedWords(word).flatMap(soundKeys)).toEqual([])
		},
	)
})

it('knows the words that differ by the breath of one consonant', () => {
	expect(soundKeys('kumbalgarh').flatMap(nearKeys)).toContain(keysOf('कुंभलगढ़').find((key) => key.endsWith('r')))
	expect(soundKeys('jodpur').flatMap(nearKeys)).toContain(keysOf('जोधपुर')[0])
})

it.each([
	['नदियों', 'nadiyon'],
	['शक्तियाँ', 'shaktiyan'],
	['रियासतें', 'riyasten'],
	['किलों', 'kilon'],
])('hears in %s, typed as %s, the singular', (hindi, typed) => {
	expect(soundKeysOfSingular(typed)).toEqual(keysOf(hindi))
})
