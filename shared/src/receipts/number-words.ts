import type { Bilingual } from '../language.ts'

const ones =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'

/** Each number up to 99 has a word of its own in Hindi, which follows from no other: these are the Central Hindi Directorate's spellings. */
const hindi = `
	शून्य एक दो तीन चार पाँच छह सात आठ नौ
	दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
	बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
	तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
	चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
	पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
	साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
	सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
	अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी
	नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`

const onesWords = ones.split(' ')
const tensWords = tens.split(' ')
const englishWords = Array.from({ length: 100 }, (_, number) => {
	const [ten, one] = [Math.floor(number / 10), number % 10]
	if (number < 20) return onesWords[number]
	return one === 0 ? tensWords[ten] : `${tensWords[ten]}-${onesWords[one]}`
})

/** Names each number from 0 to 99. */
export const wordsBelowHundred: Bilingual<readonly string[]> = {
	english: englishWords.map((word) => word ?? ''),
	hindi: hindi.trim().split(/\s+/),
}
