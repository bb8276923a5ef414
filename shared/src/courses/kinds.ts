import { byPosition, position } from '../content/arranged.ts'
import { cover } from '../content/common-fields.ts'
import { flag, line, lines, number, richText, text } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'

/** Names the course that something belongs to. It is a line and no choice, because courses are content and no code. */
const courseId = line({
	label: {
		english: 'Course: its id, the last part of its address',
		hindi: 'पाठ्यक्रम: उसकी आईडी, यानी उसके पते का अंतिम भाग',
	},
	sample: 'foundation-course',
	max: 100,
	copyMax: 200,
	isFact: true,
	isOnCard: true,
	isTakenOver: true,
})

const title = line({
	label: { english: 'Title', hindi: 'शीर्षक' },
	max: 90,
	copyMax: 300,
	searched: 'title',
	isOnCard: true,
})

/** Is what learners buy and open for some months. */
export const courseKind = defineKind({
	name: 'courses',
	names: { english: 'Courses', hindi: 'पाठ्यक्रम' },
	area: 'commerce',
	icon: 'graduation-cap',
	idWord: 'course',
	path: '/courses',
	common: {
		position,
		fees: number({
			label: { english: 'Fees in rupees, before the discount', hindi: 'शुल्क रुपयों में, छूट से पहले' },
			isFact: true,
			isOnCard: true,
			min: 1,
			max: 1_000_000,
		}),
		discountPercent: number({
			label: { english: 'Discount in percent', hindi: 'छूट प्रतिशत में' },
			answeredAs: 'discount',
			isFact: true,
			isOnCard: true,
			min: 0,
			max: 100,
		}),
		durationMonths: number({
			label: { english: 'Months of access', hindi: 'कितने माह के लिए' },
			answeredAs: null,
			isFact: true,
			isOnCard: true,
			min: 1,
			max: 60,
		}),
		picture: cover,
	},
	texts: {
		title,
		subtitle: line({
			label: { english: 'What it is, in a sentence', hindi: 'परिचय, एक वाक्य में' },
			max: 160,
			copyMax: 500,
			searched: 'card',
			isOnCard: true,
		}),
		features: lines({
			label: { english: 'What it has, a line each', hindi: 'इसमें क्या है, हर पंक्ति में एक' },
			max: 80,
			maxEntries: 8,
			copyMax: 300,
			copyMaxEntries: 30,
			searched: 'card',
			isOnCard: true,
		}),
		description: text({
			label: { english: 'Who it is for and how it works', hindi: 'यह किसके लिए है और कैसे चलता है' },
			max: 1200,
			copyMax: 5000,
			searched: 'body',
		}),
	},
	title: 'title',
	listedOn: byPosition,
})

/** Is a recorded lecture of a course. Where it lies is for those alone who may open it. */
export const lectureKind = defineKind({
	name: 'lectures',
	names: { english: 'Lectures', hindi: 'व्याख्यान' },
	area: 'commerce',
	icon: 'play',
	idWord: 'lecture',
	path: null,
	foundAt: (id, { courseId }) => `/courses/${courseId}?lecture=${id}`,
	common: {
		courseId,
		position,
		minutes: number({
			label: { english: 'Length in minutes', hindi: 'अवधि मिनटों में' },
			isFact: true,
			isOnCard: true,
			min: 1,
			max: 600,
		}),
		isFree: flag({
			label: { english: 'Free: everybody may watch it', hindi: 'निःशुल्क: इसे सब देख सकते हैं' },
			isFact: true,
			isOnCard: true,
		}),
		video: line({
			label: {
				english: 'Video: an uploaded file, a path of this site or an https address',
				hindi: 'वीडियो: अपलोड की गई फ़ाइल, इस साइट का पथ या https पता',
			},
			answeredAs: null,
			isLink: true,
			upload: 'video',
			max: 500,
			copyMax: 2000,
		}),
	},
	texts: {
		title,
		description: text({
			label: { english: 'What it covers', hindi: 'इसमें क्या पढ़ाया गया है' },
			max: 400,
			copyMax: 2000,
			searched: 'card',
			isOnCard: true,
		}),
	},
	title: 'title',
	listedOn: byPosition,
})

/**
 * Is what a course has to read. Only its title is found by a search, and only that is on its card: the text is what was paid for.
 */
export const materialKind = defineKind({
	name: 'course-materials',
	names: { english: 'Course materials', hindi: 'पाठ्यक्रम की सामग्री' },
	area: 'commerce',
	icon: 'file-text',
	idWord: 'material',
	path: null,
	foundAt: (id, { courseId }) => `/courses/${courseId}?material=${id}`,
	common: {
		courseId,
		position,
		file: line({
			label: {
				english: 'File: an uploaded PDF, a path of this site or an https address',
				hindi: 'फ़ाइल: अपलोड की गई PDF, इस साइट का पथ या https पता',
			},
			answeredAs: null,
			isLink: true,
			upload: 'document',
			isOptional: true,
			max: 500,
			copyMax: 2000,
		}),
	},
	texts: {
		title,
		body: richText({
			label: { english: 'Text, read on the page', hindi: 'पाठ, जो पृष्ठ पर पढ़ा जाता है' },
			answeredAs: null,
			isOptional: true,
			max: 40_000,
			copyMax: 60_000,
		}),
	},
	title: 'title',
	listedOn: byPosition,
	problems: ({ file }, { english, hindi }) =>
		file === '' && english.body === '' && hindi.body === '' ? [{ path: 'english.body', code: 'file-or-text' }] : [],
})

export type CourseItem = ItemOf<typeof courseKind>
export type LectureItem = ItemOf<typeof lectureKind>
export type MaterialItem = ItemOf<typeof materialKind>
