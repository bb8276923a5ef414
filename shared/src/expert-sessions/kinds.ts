import { byPosition, position } from '../content/arranged.ts'
import { choice, choices, day, line, lines, text } from '../content/fields.ts'
import { arrangedDay, defineKind, type ItemOf } from '../content/kind.ts'

const name = line({
	label: { english: 'Name', hindi: 'नाम' },
	max: 80,
	copyMax: 300,
	searched: 'title',
	isOnCard: true,
})

/** Is what a session with the expert can be about. */
export const sessionTypeKind = defineKind({
	name: 'session-types',
	names: { english: 'Session types', hindi: 'सत्र के प्रकार' },
	area: 'commerce',
	icon: 'message-square',
	idWord: 'session-type',
	path: null,
	common: { position },
	texts: { name },
	title: 'name',
	listedOn: byPosition,
})

export const services = ['sessions', 'evaluation'] as const

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Says on which days of the week somebody works: sessions are booked on them, and working hours count them. */
export const workingDaysKind = defineKind({
	name: 'working-days',
	names: { english: 'Working days', hindi: 'कार्य-दिवस' },
	area: 'commerce',
	icon: 'calendar-check',
	idWord: 'working-days',
	path: null,
	common: {
		service: choice({
			label: { english: 'Service', hindi: 'सेवा' },
			values: services,
			names: {
				sessions: { english: 'Expert sessions', hindi: 'विशेषज्ञ सत्र' },
				evaluation: { english: 'Evaluation', hindi: 'मूल्यांकन' },
			},
			isFact: true,
			isOnCard: true,
		}),
		weekdays: choices({
			label: { english: 'Days of the week', hindi: 'सप्ताह के दिन' },
			values: weekdays,
			names: {
				monday: { english: 'Monday', hindi: 'सोमवार' },
				tuesday: { english: 'Tuesday', hindi: 'मंगलवार' },
				wednesday: { english: 'Wednesday', hindi: 'बुधवार' },
				thursday: { english: 'Thursday', hindi: 'गुरुवार' },
				friday: { english: 'Friday', hindi: 'शुक्रवार' },
				saturday: { english: 'Saturday', hindi: 'शनिवार' },
				sunday: { english: 'Sunday', hindi: 'रविवार' },
			},
			maxEntries: weekdays.length,
			isOnCard: true,
		}),
	},
	texts: { name },
	title: 'name',
	listedOn: ({ service }) => arrangedDay(services.indexOf(service) + 1),
})

/** Is a day on which nobody works: no session is booked on it, and working hours leave it out. */
export const holidayKind = defineKind({
	name: 'holidays',
	names: { english: 'Holidays', hindi: 'अवकाश' },
	area: 'commerce',
	icon: 'sun',
	idWord: 'holiday',
	path: null,
	common: {
		day: day({ label: { english: 'Day', hindi: 'दिन' }, isFact: true, isOnCard: true, mayBeAhead: true }),
	},
	texts: { name },
	title: 'name',
	listedOn: ({ day }) => day,
})

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Is a call with learners whose plan has mentorship. */
export const mentorshipCallKind = defineKind({
	name: 'mentorship-calls',
	names: { english: 'Mentorship calls', hindi: 'मार्गदर्शन कॉल' },
	area: 'commerce',
	icon: 'users',
	idWord: 'call',
	path: null,
	common: {
		day: day({ label: { english: 'Day', hindi: 'दिन' }, isFact: true, isOnCard: true, mayBeAhead: true }),
		startsAt: line({
			label: { english: 'Begins at (in India)', hindi: 'आरंभ (भारतीय समय)' },
			sample: '19:00',
			isFact: true,
			isOnCard: true,
			isTakenOver: true,
			max: 5,
			copyMax: 20,
		}),
		link: line({
			label: { english: 'Link of the call, https', hindi: 'कॉल का लिंक, https' },
			sample: 'https://meet.example.com/aravalli',
			isOnCard: true,
			max: 500,
			copyMax: 2000,
		}),
		plans: lines({
			label: {
				english: 'Ids of the plans that it is for (none: all that have mentorship)',
				hindi: 'जिन योजनाओं के लिए है, उनकी आईडी (ख़ाली: मार्गदर्शन वाली सभी)',
			},
			sample: 'monthly',
			isOptional: true,
			isOnCard: true,
			isTakenOver: true,
			max: 100,
			maxEntries: 20,
			copyMax: 200,
			copyMaxEntries: 50,
		}),
	},
	texts: {
		title: line({
			label: { english: 'Title', hindi: 'शीर्षक' },
			max: 90,
			copyMax: 300,
			searched: 'title',
			isOnCard: true,
		}),
		agenda: text({
			label: { english: 'What it is about', hindi: 'कॉल में क्या होगा' },
			max: 600,
			copyMax: 3000,
			searched: 'card',
			isOnCard: true,
		}),
	},
	title: 'title',
	listedOn: ({ day }) => day,
	problems: ({ startsAt, link }) => [
		...(startsAt === '' || timePattern.test(startsAt) ? [] : [{ path: 'startsAt', code: 'time-of-day' }]),
		// It is opened from a mail, where a path of this site leads nowhere.
		...(link === '' || link.startsWith('https://') ? [] : [{ path: 'link', code: 'link-not-https' }]),
	],
})

export type SessionTypeItem = ItemOf<typeof sessionTypeKind>
export type WorkingDaysItem = ItemOf<typeof workingDaysKind>
export type HolidayItem = ItemOf<typeof holidayKind>
export type MentorshipCallItem = ItemOf<typeof mentorshipCallKind>
