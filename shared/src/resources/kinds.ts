import { byPosition, position } from '../content/arranged.ts'
import { cover, topics } from '../content/common-fields.ts'
import { choice, flag, line, number, text } from '../content/fields.ts'
import { arrangedDay, defineKind, type ItemOf } from '../content/kind.ts'
import { classNames, subjectNames } from './book-names.ts'
import { file, fileProblems, stage, subtitle, title } from './fields.ts'
import { bookClasses, bookSubjects, bookTypes, quickRevisionGroup } from './resource.ts'

/** Is a book of one of four boards and universities, with a file for each language. */
export const bookKind = defineKind({
	name: 'books',
	names: { english: 'Books', hindi: 'पुस्तकें' },
	area: 'resources',
	icon: 'book-open',
	idWord: 'book',
	path: null,
	foundAt: (id, { type }) => `/resources/books/${type.toLowerCase()}?book=${id}`,
	common: {
		type: choice({
			label: { english: 'Board or university', hindi: 'बोर्ड या विश्वविद्यालय' },
			values: bookTypes,
			isFacet: true,
			isFact: true,
			isOnCard: true,
		}),
		class: choice({
			label: { english: 'Class', hindi: 'कक्षा' },
			values: bookClasses,
			names: classNames,
			searched: 'card',
			isFacet: true,
			isFact: true,
			isOnCard: true,
		}),
		subject: choice({
			label: { english: 'Subject', hindi: 'विषय' },
			values: bookSubjects,
			names: subjectNames,
			searched: 'card',
			isFacet: true,
			isFact: true,
			isOnCard: true,
		}),
		isFeatured: flag({ label: { english: 'Featured', hindi: 'विशेष' }, isOnCard: true }),
		position,
		picture: cover,
		topics,
	},
	texts: {
		// What is read here stands above what is taken home: a book’s title may begin with the name of whoever made it.
		title: { ...title, answeredAs: 'bookName', searched: 'card' },
		subtitle: { ...subtitle, isOptional: true },
		author: line({
			label: { english: 'Author', hindi: 'लेखक' },
			max: 120,
			copyMax: 400,
			isOnCard: true,
		}),
		file,
	},
	title: 'title',
	listedOn: byPosition,
	problems: fileProblems,
})

/** Is what booklets are put together under. The demo has the five of the specification. */
export const resourceGroupKind = defineKind({
	name: 'resource-groups',
	names: { english: 'Groups of booklets', hindi: 'पुस्तिकाओं के समूह' },
	area: 'resources',
	icon: 'list',
	idWord: 'group',
	path: null,
	common: {
		position,
		isPaid: flag({
			label: { english: 'Opens with any course or plan', hindi: 'किसी भी कोर्स या योजना के साथ खुलता है' },
			isFact: true,
			isOnCard: true,
		}),
	},
	texts: {
		title,
		description: text({
			label: { english: 'Description', hindi: 'विवरण' },
			max: 300,
			copyMax: 1500,
			isOnCard: true,
		}),
	},
	title: 'title',
	listedOn: byPosition,
})

/** Is a small file of our own to learn from. Whether it is open follows from its group. */
export const bookletKind = defineKind({
	name: 'booklets',
	names: { english: 'Booklets', hindi: 'पुस्तिकाएँ' },
	area: 'resources',
	icon: 'file-text',
	idWord: 'booklet',
	path: null,
	foundAt: (_, { group }) => (group === quickRevisionGroup ? '/resources/quick-revision' : `/resources?group=${group}`),
	common: {
		group: line({
			label: { english: 'Group: its id', hindi: 'समूह: उसकी आईडी' },
			sample: quickRevisionGroup,
			max: 100,
			copyMax: 200,
			isFact: true,
			isOnCard: true,
			isTakenOver: true,
		}),
		stage,
		position,
		topics,
	},
	texts: { title, subtitle, file },
	title: 'title',
	listedOn: byPosition,
	problems: fileProblems,
})

/** Is the answer copy of somebody who did well, read on the page. */
export const topperCopyKind = defineKind({
	name: 'toppers-copies',
	names: { english: 'Toppers’ copies', hindi: 'टॉपर्स की कॉपियाँ' },
	area: 'resources',
	icon: 'star',
	idWord: 'copy',
	path: null,
	foundAt: (id) => `/resources/toppers-copies/${id}`,
	common: {
		score: line({
			label: { english: 'Score', hindi: 'प्राप्तांक' },
			sample: '7.5/10',
			max: 20,
			copyMax: 100,
			isFact: true,
			isOnCard: true,
		}),
		year: number({
			label: { english: 'Year of the examination', hindi: 'परीक्षा का वर्ष' },
			isOptional: true,
			isFact: true,
			isOnCard: true,
			min: 2000,
			max: 2100,
		}),
		isSample: flag({
			label: {
				english: 'Sample: invented, and marked as such',
				hindi: 'नमूना: काल्पनिक है और पाठकों को ऐसा ही बताया जाता है',
			},
			isFact: true,
			isOnCard: true,
		}),
		position,
		topics,
	},
	texts: {
		title,
		subject: line({
			label: { english: 'Subject', hindi: 'विषय' },
			max: 80,
			copyMax: 300,
			searched: 'card',
			isOnCard: true,
		}),
		file,
	},
	title: 'title',
	listedOn: byPosition,
	problems: fileProblems,
})

/** Is a paper to practise with, filed under a year of the examination. It is ours, and never said to be that year's. */
export const practicePaperKind = defineKind({
	name: 'practice-papers',
	names: { english: 'Practice papers', hindi: 'अभ्यास प्रश्नपत्र' },
	area: 'resources',
	icon: 'file-clock',
	idWord: 'paper',
	path: null,
	foundAt: (_, { stage: of, year }) => `/resources/pyqs?stage=${of === 'PRELIMS' ? 'prelims' : 'mains'}&year=${year}`,
	common: {
		stage,
		year: number({
			label: { english: 'Year whose pattern it follows', hindi: 'किस वर्ष के ढाँचे पर है' },
			isFacet: true,
			isFact: true,
			isOnCard: true,
			min: 2000,
			max: 2100,
		}),
	},
	texts: {
		title,
		note: text({
			label: { english: 'Where the questions are from', hindi: 'प्रश्न कहाँ से हैं' },
			max: 300,
			copyMax: 1500,
			isOnCard: true,
		}),
		file,
	},
	title: 'title',
	// The newest year stands first.
	listedOn: ({ year }) => arrangedDay(9999 - year),
	problems: fileProblems,
})

export const resourceKinds = [bookKind, resourceGroupKind, bookletKind, topperCopyKind, practicePaperKind] as const

export type BookItem = ItemOf<typeof bookKind>
export type ResourceGroupItem = ItemOf<typeof resourceGroupKind>
export type BookletItem = ItemOf<typeof bookletKind>
export type TopperCopyItem = ItemOf<typeof topperCopyKind>
export type PracticePaperItem = ItemOf<typeof practicePaperKind>
