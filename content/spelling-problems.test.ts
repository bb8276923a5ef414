import { describe, expect, it } from 'vitest'
import { spellingProblems } from './spelling-problems.ts'

describe('a word that is spelt otherwise', () => {
	it.each([
		['यह क़ानून है।', 'क़ानून', 'कानून'],
		['बाक़ी बातें', 'बाक़ी', 'बाकी'],
		['तरी\u0958ा', 'तरी\u0958ा', 'तरीका'],
		['नक़ल न करें', 'नक़ल', 'नकल'],
		['मेवाड़ प्रजामण्डलों में', 'प्रजामण्डलों', 'प्रजामंडलों'],
		['डॉ. अंबेडकर', 'अंबेडकर', 'आंबेडकर'],
		['अम्बेडकर ने कहा', 'अम्बेडकर', 'आंबेडकर'],
		['अवनी लेखरा', 'अवनी', 'अवनि'],
		['सर्वोच्च न्यायालय ने', 'सर्वोच्च न्यायालय', 'उच्चतम न्यायालय'],
		['मौलिक अधिकारों का', 'मौलिक अधिकारों', 'मूल अधिकारों'],
		['बूंदी की बावड़ी', 'बूंदी', 'बूँदी'],
		['डूँगरपुर', 'डूँगरपुर', 'डूंगरपुर'],
		['साँभर झील', 'साँभर', 'सांभर'],
		['बिजोलिया आंदोलन', 'बिजोलिया', 'बिजौलिया'],
		['खडीनों में', 'खडीनों', 'खड़ीनों'],
		['भादला सौर पार्क', 'भादला', 'भड़ला'],
		['लोक सभा में', 'लोक सभा', 'लोकसभा'],
		['राज्य सभा में', 'राज्य सभा', 'राज्यसभा'],
		['महत्वपूर्ण', 'महत्वपूर्ण', 'महत्त्वपूर्ण'],
		['नीति निदेशक तत्वों', 'तत्वों', 'तत्त्वों'],
		['लोकदेवताओं के', 'लोकदेवताओं', 'लोक देवताओं'],
		['अर्थात वह', 'अर्थात', 'अर्थात्'],
		['कम-से-कम दो', 'कम-से-कम', 'कम से कम'],
		['आस-पास के गाँव', 'आस-पास', 'आसपास'],
		['हिन्दी में', 'हिन्दी', 'हिंदी'],
	])('is named, with what to write: %s', (text, found, written) => {
		expect(spellingProblems(text, 'hindi')).toEqual([`writes “${found}”; write “${written}”`])
	})

	it.each([
		['Mukundra Hills', 'Mukundra', 'Mukundara'],
		['Katrathal, 1934', 'Katrathal', 'Kathrathal'],
	])('is named in English, too: %s', (text, found, written) => {
		expect(spellingProblems(text, 'english')).toEqual([`writes “${found}”; write “${written}”`])
	})

	it.each([
		['इस उपकरण पर', 'उपकरण', 'डिवाइस'],
		['हर शिक्षार्थी को', 'शिक्षार्थी', 'अभ्यर्थी'],
	])('is one of the screens only: %s', (text, found, written) => {
		expect(spellingProblems(text, 'hindi')).toEqual([])
		expect(spellingProblems(text, 'hindi', 'interface')).toEqual([`writes “${found}”; write “${written}”`])
	})

	it('is named each time', () => expect(spellingProblems('हिन्दी, हिन्दी', 'hindi')).toHaveLength(2))
})

describe('a word that is right', () => {
	it.each([
		'',
		'कानून, बाकी, तरीका, नकल; ज़िला, ख़ाली, ग़लत',
		'प्रजामंडल, आंबेडकर, अवनि, उच्चतम न्यायालय, मूल अधिकार',
		'बूँदी, डूंगरपुर, सांभर, बिजौलिया, खड़ीन, भड़ला',
		'लोकसभा, राज्यसभा, महत्त्व, तत्त्व, अस्तित्व, नेतृत्व, लोक देवता',
		'अर्थात् वह; कम से कम, आसपास, हिंदी',
		'सर्वोच्च न्यायालय एडवोकेट्स-ऑन-रिकॉर्ड एसोसिएशन बनाम भारत संघ',
		'अवनीश, सर्वोच्च शिखर, मौलिक विचार, भंडारण के उपकरण',
	])('passes: %s', (text) => expect(spellingProblems(text, 'hindi')).toEqual([]))

	it('passes in English', () => expect(spellingProblems('Mukundara Hills, Kathrathal', 'english')).toEqual([]))
})
