import { byPosition, position } from '../content/arranged.ts'
import type { ContentProblem } from '../content/content.ts'
import { day, flag, line, lines, number, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'

const MAX_RUPEES = 1_000_000
const MAX_PLACES = 100_000

/** Is a plan of daily questions whose answers are evaluated. Its id is the `planId` of orders and subscriptions. */
export const evaluationPlanKind = defineKind({
	name: 'evaluation-plans',
	names: { english: 'Evaluation plans', hindi: 'मूल्यांकन योजनाएँ' },
	area: 'commerce',
	icon: 'clipboard-check',
	idWord: 'plan',
	path: null,
	foundAt: () => '/daily-evalution-plan',
	common: {
		position,
		isTrial: flag({
			label: {
				english: 'Trial: free, once for each learner',
				hindi: 'परीक्षण योजना: निःशुल्क, हर अभ्यर्थी के लिए एक बार',
			},
			isFact: true,
			isOnCard: true,
		}),
		price: number({
			label: { english: 'Price in rupees', hindi: 'मूल्य रुपयों में' },
			isFact: true,
			isOnCard: true,
			min: 0,
			max: MAX_RUPEES,
			sample: 999,
		}),
		earlyPrice: number({
			label: { english: 'Lower price for the first learners', hindi: 'पहले अभ्यर्थियों के लिए कम मूल्य' },
			isOptional: true,
			isOnCard: true,
			min: 1,
			max: MAX_RUPEES,
			sample: 799,
		}),
		earlyPlaces: number({
			label: { english: 'So many places have the lower price', hindi: 'इतने स्थान कम मूल्य पर हैं' },
			isOptional: true,
			isOnCard: true,
			min: 1,
			max: MAX_PLACES,
		}),
		capacity: number({
			label: { english: 'Places in all', hindi: 'कुल स्थान' },
			isOptional: true,
			isOnCard: true,
			min: 1,
			max: MAX_PLACES,
		}),
		placesGiven: number({
			label: { english: 'Places given outside this site', hindi: 'इस साइट के बाहर दिए गए स्थान' },
			isOptional: true,
			isOnCard: true,
			min: 0,
			max: MAX_PLACES,
		}),
		activeDays: number({
			label: { english: 'Days it is active', hindi: 'कितने दिन चलती है' },
			isOptional: true,
			isFact: true,
			isOnCard: true,
			min: 1,
			max: 1000,
			// A plan has this or a last day: the sample shows the other.
			sample: null,
		}),
		activeUntil: day({
			label: { english: 'Or its last day', hindi: 'या अंतिम दिन' },
			isOptional: true,
			isFact: true,
			isOnCard: true,
			mayBeAhead: true,
		}),
		evaluatedQuestions: number({
			label: {
				english: 'Answers evaluated in all (empty: no limit)',
				hindi: 'कुल कितने उत्तर जाँचे जाते हैं (ख़ाली: कोई सीमा नहीं)',
			},
			isOptional: true,
			isOnCard: true,
			min: 1,
			max: 10_000,
		}),
		questionsADay: number({
			label: { english: 'Questions a day', hindi: 'प्रतिदिन प्रश्न' },
			isOnCard: true,
			min: 1,
			max: 50,
		}),
		feedbackHours: number({
			label: { english: 'Feedback within so many working hours', hindi: 'इतने कार्य-घंटों में मूल्यांकन' },
			isOnCard: true,
			min: 1,
			max: 1000,
		}),
		hasMentorship: flag({
			label: { english: 'With a weekly mentorship call', hindi: 'साप्ताहिक मार्गदर्शन कॉल के साथ' },
			isOnCard: true,
		}),
		isRefundable: flag({
			label: { english: 'Refundable within 7 days', hindi: '7 दिनों के भीतर धनवापसी संभव' },
			isOnCard: true,
		}),
	},
	texts: {
		title: line({
			label: { english: 'Title', hindi: 'शीर्षक' },
			max: 60,
			copyMax: 300,
			searched: 'title',
			isOnCard: true,
		}),
		subtitle: line({
			label: { english: 'What it is, in a sentence', hindi: 'परिचय, एक वाक्य में' },
			max: 160,
			copyMax: 500,
			searched: 'card',
			isOnCard: true,
		}),
		duration: line({
			label: { english: 'How long, as it is read', hindi: 'अवधि, जैसी पढ़ी जाए' },
			sample: '30 days',
			max: 40,
			copyMax: 200,
			isOnCard: true,
		}),
		features: lines({
			label: { english: 'What it has, a line each', hindi: 'इसमें क्या है, हर पंक्ति में एक' },
			max: 110,
			maxEntries: 10,
			copyMax: 300,
			copyMaxEntries: 30,
			searched: 'card',
			isOnCard: true,
		}),
		terms: text({
			label: { english: 'Terms of the plan', hindi: 'योजना की शर्तें' },
			max: 1500,
			copyMax: 5000,
			isOnCard: true,
		}),
	},
	title: 'title',
	listedOn: byPosition,
	problems: (plan) => [...durationProblems(plan), ...priceProblems(plan), ...placeProblems(plan)],
})

interface Plan {
	isTrial: boolean
	price: number | null
	earlyPrice: number | null
	earlyPlaces: number | null
	capacity: number | null
	placesGiven: number | null
	activeDays: number | null
	activeUntil: string | null
}

const durationProblems = ({ activeDays, activeUntil }: Plan): ContentProblem[] =>
	(activeDays === null) === (activeUntil === null) ? [{ path: 'activeDays', code: 'days-or-last-day' }] : []

function priceProblems({ isTrial, price, earlyPrice, earlyPlaces }: Plan): ContentProblem[] {
	const problems: ContentProblem[] = []
	// A free plan that is no trial could be had again and again; a trial with a price would not be one.
	if (price !== null && isTrial !== (price === 0)) problems.push({ path: 'price', code: 'trial-is-free' })
	if ((earlyPrice === null) !== (earlyPlaces === null))
		problems.push({ path: 'earlyPlaces', code: 'early-price-and-places' })
	if (earlyPrice !== null && price !== null && earlyPrice >= price)
		problems.push({ path: 'earlyPrice', code: 'early-price-lower' })
	return problems
}

/** That more places are given than there are can only be a slip: the plan would be full without anybody knowing why. */
const placeProblems = ({ capacity, placesGiven }: Plan): ContentProblem[] =>
	placesGiven !== null && placesGiven > (capacity ?? -1) ? [{ path: 'placesGiven', code: 'places-above-capacity' }] : []

export type EvaluationPlanItem = ItemOf<typeof evaluationPlanKind>
