/** Matches a letter of a word: dandas and digits, which stand among the letters, are none. */
const letter = '[\\u0900-\\u0963\\u0971-\\u097F]'

/** Endings of खुदरा, which is complete with them. */
const retail = `(?:रा|रे|रों)(?!${letter})`

/**
 * Beginnings of words that are written with a nukta (ज़रूर, ग़लत), as they look without it. Left out are those that mean something
 * else without one, such as राज and तेज, and every क़, which our texts do without. Words that only begin alike stand behind their
 * stem: गुजरात and गुजराल behind गुज़र, what is dug (खुदाई, खुदवाना) and retail (खुदरा) behind ख़ुद.
 */
const stems = [
	'अंग्रेज|अंदाज|आवाज|इंतजार|इज्जत|कमजोर|कागज|गुजर(?!ात|ाल)|चीज|जमीन|जरूर|जिक्र|जिम्मे|जिला|जिले|जिलों|ज्यादा|ताजा|दस्तावेज|नजर|नाराज|बाजार',
	'मजदूर|मजबूत|मिजाज|रोज|हजार',
	`आखिर|खतरा|खतरे|खत्म|खबर|खराब|खरीद|खर्च|खाली|खास|खिलाफ|खुद(?!ाई|वा|${retail})|खूब|तारीख|दाखिल|सख्त`,
	'गरीब|गलत|गैर|बगैर',
	'काफी|गिरफ्तार|तरफ|दफ्तर|पैराग्राफ|प्रोफाइल|फर्क|फसल|फाइल|फायदा|फायदे|फालतू|फिक्र|फीस|फैसला|फैसले|फोटो|फोन|बर्फ|माफ|मुनाफा|साफ|सिफारिश|सिर्फ|हफ्त',
]

const withoutNukta = new RegExp(`(?<!${letter})(?:${stems.join('|')})(?!\\u093C)${letter}*`, 'gu')

/** Lists the words of a Hindi text that lack their nukta. */
export function nuktaProblems(text: string): string[] {
	return (text.match(withoutNukta) ?? []).map((word) => `writes “${word}” without its nukta`)
}
