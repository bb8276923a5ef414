/**
 * Makes one spelling of those that Hindi writes side by side. Each rule was tried on the 8,926 different Hindi words of the
 * demo content: it may join only what is one word. ै and े, ण and न, श and स, ि and ी inside of a word stay apart, because
 * they would make one word of पेसा and पैसा, सेवण and सेवन, पेशा and पेसा, सुख and सूख. Who confuses them is helped by the
 * sound of the word, and only where the word is not known as it was typed (docs/adr/0041-search-words.md).
 */
const rules: readonly (readonly [RegExp, string])[] = [
	// The avagraha is a letter to Unicode, and nobody types it.
	[/ऽ/gu, ''],
	// भाषा, भाशा and कोष, कोश.
	[/ष/gu, 'श'],
	// गाँव, गांव; then प्रजामण्डल, प्रजामंडल; संवत, सम्वत.
	[/ँ/gu, 'ं'],
	[/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])|न्(?=[शस])|म्(?=व)/gu, 'ं'],
	// बिजौलिया, बिजोलिया; it joins चोरी and चौरी, and of the rest only जो and जौ.
	[/ौ/gu, 'ो'],
	[/औ/gu, 'ओ'],
	// कॉलेज, कालेज.
	[/ॉ/gu, 'ा'],
	[/ऑ/gu, 'आ'],
	// महत्त्व, महत्व; कर्त्तव्य, कर्तव्य; वर्द्धन, वर्धन.
	[/([क-ह])्(?=\1्)/gu, ''],
	[/(?<=र्)([क-ह])्(?=\1)/gu, ''],
	[/(?<=र्)(?:द्(?=ध)|च्(?=छ)|क्(?=ख)|त्(?=थ))/gu, ''],
]

export function foldHindiSpelling(text: string): string {
	return rules.reduce((folded, [spelling, replacement]) => folded.replace(spelling, replacement), text)
}
