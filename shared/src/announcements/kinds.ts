import { byPosition, position } from '../content/arranged.ts'
import { publicationDay } from '../content/common-fields.ts'
import { day, line, picture } from '../content/fields.ts'
import { defineKind, type ItemOf } from '../content/kind.ts'

/** Is a picture with words at the top of the home page. */
export const bannerKind = defineKind({
	name: 'banners',
	names: { english: 'Banners', hindi: 'बैनर' },
	area: 'site',
	icon: 'image',
	idWord: 'banner',
	path: null,
	common: {
		position,
		widePicture: picture({
			label: { english: 'Picture for wide screens, 6:1', hindi: 'चौड़ी स्क्रीन के लिए चित्र, 6:1' },
			ratio: [6, 1],
			answeredAs: null,
		}),
		phonePicture: picture({
			label: { english: 'Picture for phones, 3:2', hindi: 'फ़ोन के लिए चित्र, 3:2' },
			ratio: [3, 2],
			answeredAs: null,
		}),
		actionLink: line({
			label: { english: 'Link: a path of this site or an https address', hindi: 'लिंक: इस साइट का पथ या https पता' },
			answeredAs: 'call_actionLink',
			isLink: true,
			isOnCard: true,
			max: 500,
			copyMax: 2000,
		}),
	},
	texts: {
		heading: line({
			label: { english: 'Heading', hindi: 'शीर्षक' },
			max: 36,
			copyMax: 200,
			searched: 'title',
			isOnCard: true,
		}),
		text: line({ label: { english: 'Text', hindi: 'पाठ' }, max: 125, copyMax: 500, searched: 'card', isOnCard: true }),
		alt: line({
			label: { english: 'What the picture shows', hindi: 'चित्र में क्या है' },
			max: 125,
			copyMax: 500,
			isOnCard: true,
		}),
	},
	title: 'heading',
	listedOn: byPosition,
})

/** Is a sentence in the bar above the header. */
export const announcementKind = defineKind({
	name: 'announcements',
	names: { english: 'Announcements', hindi: 'सूचनाएँ' },
	area: 'site',
	icon: 'bell',
	idWord: 'announcement',
	path: null,
	common: {
		status: line({
			label: {
				english: 'Status: it is shown while this says ‘active’',
				hindi: 'स्थिति: ‘active’ लिखा हो तभी सूचना दिखती है',
			},
			isFact: true,
			isOnCard: true,
			max: 20,
			copyMax: 60,
		}),
		publishedOn: day({ ...publicationDay, answeredAs: null }),
	},
	texts: {
		announcement: line({
			label: { english: 'Announcement', hindi: 'सूचना' },
			answeredAs: null,
			max: 110,
			copyMax: 500,
			searched: 'title',
			isOnCard: true,
		}),
	},
	title: 'announcement',
	listedOn: ({ publishedOn }) => publishedOn,
})

export type BannerItem = ItemOf<typeof bannerKind>
export type AnnouncementItem = ItemOf<typeof announcementKind>
