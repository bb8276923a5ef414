import { byPosition, position } from '../content/arranged.ts'
import { day, flag, line, number, picture, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'

const speaker = {
	picture: picture({
		label: { english: 'Portrait, 7:9', hindi: 'चित्र, 7:9' },
		ratio: [7, 9],
		answeredAs: null,
		isOptional: true,
		isOnCard: true,
	}),
	isSample: flag({
		label: {
			english: 'Sample: invented for the demonstration, and shown as such',
			hindi: 'नमूना: दिखाने के लिए बनाया गया; पाठकों को भी यही बताया जाता है',
		},
		isOnCard: true,
	}),
} as const

const texts = {
	name: line({ label: { english: 'Name', hindi: 'नाम' }, max: 80, copyMax: 300, searched: 'title', isOnCard: true }),
	batchName: line({
		label: { english: 'Batch', hindi: 'बैच' },
		max: 80,
		copyMax: 300,
		searched: 'card',
		isOnCard: true,
	}),
	description: text({
		label: { english: 'What they say', hindi: 'उनके शब्द' },
		max: 160,
		copyMax: 1000,
		searched: 'card',
		isOnCard: true,
	}),
} as const

/** Is what a learner says about the programme. */
export const testimonialKind = defineKind({
	name: 'testimonials',
	names: { english: 'What students say', hindi: 'विद्यार्थियों के अनुभव' },
	area: 'site',
	icon: 'message-square',
	idWord: 'testimonial',
	path: null,
	common: { position, ...speaker },
	texts,
	title: 'name',
	listedOn: byPosition,
})

/** Is what a learner says about a course, with stars. */
export const reviewKind = defineKind({
	name: 'student-reviews',
	names: { english: 'Student reviews', hindi: 'विद्यार्थियों की समीक्षाएँ' },
	area: 'site',
	icon: 'users',
	idWord: 'review',
	path: null,
	common: {
		reviewedOn: day({
			label: { english: 'Day of the review', hindi: 'समीक्षा की तिथि' },
			answeredAs: 'reviewDate',
			isFact: true,
			isOnCard: true,
		}),
		rating: number({
			label: { english: 'Stars, 1 to 5', hindi: 'सितारे, 1 से 5' },
			isFact: true,
			isOnCard: true,
			min: 1,
			max: 5,
		}),
		...speaker,
	},
	texts: {
		...texts,
		course: line({
			label: { english: 'Course', hindi: 'पाठ्यक्रम' },
			max: 120,
			copyMax: 300,
			searched: 'card',
			isOnCard: true,
		}),
	},
	title: 'name',
	listedOn: ({ reviewedOn }) => reviewedOn,
})

export type TestimonialItem = ItemOf<typeof testimonialKind>
export type ReviewItem = ItemOf<typeof reviewKind>
