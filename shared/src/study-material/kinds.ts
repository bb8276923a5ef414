import { cover, coverSource, publicationDay, topics } from '../content/common-fields.ts'
import { choice, day, type Fields, groups, richLine, richText, structure, text } from '../content/fields.ts'
import { defineKind, type ItemOf, type KindIcon } from '../content/kind.ts'
import type { Bilingual } from '../language.ts'
import type { Section } from '../study-sections.ts'
import { blocksStructure } from './blocks-structure.ts'
import { mapLinesStructure, placesStructure } from './map-structures.ts'
import { nodesStructure } from './nodes-structure.ts'
import { allPapers, type Paper, papers, papersOf } from './section.ts'

/** Names the papers as lists and addresses have them. */
const paperNames: Record<Paper, { english: string; hindi: string }> = {
	paper1: { english: 'GS Paper 1', hindi: 'सामान्य अध्ययन प्रश्नपत्र 1' },
	paper2: { english: 'GS Paper 2', hindi: 'सामान्य अध्ययन प्रश्नपत्र 2' },
	paper3: { english: 'GS Paper 3', hindi: 'सामान्य अध्ययन प्रश्नपत्र 3' },
	paper4: { english: 'Hindi and English', hindi: 'हिंदी और अंग्रेज़ी' },
	prelims: { english: 'Prelims', hindi: 'प्रारंभिक परीक्षा' },
}

const card = {
	heading: richLine({
		label: { english: 'Heading', hindi: 'शीर्षक' },
		max: 200,
		copyMax: 600,
		searched: 'title',
		isOnCard: true,
	}),
	description: richText({
		label: { english: 'Description', hindi: 'विवरण' },
		max: 1000,
		copyMax: 3000,
		searched: 'card',
		isOnCard: true,
	}),
	quiz: groups({
		label: { english: 'Self-test questions', hindi: 'स्वयं को परखने के प्रश्न' },
		answeredAs: 'quizQuestions',
		isOnCard: true,
		isOptional: true,
		maxEntries: 12,
		item: {
			question: text({
				label: { english: 'Question', hindi: 'प्रश्न' },
				max: 400,
				copyMax: 1000,
				searched: 'body',
				isOnCard: true,
			}),
			answer: text({
				label: { english: 'Answer', hindi: 'उत्तर' },
				max: 1000,
				copyMax: 3000,
				searched: 'body',
				isOnCard: true,
			}),
		},
	}),
} as const

const reading = {
	body: richText({ label: { english: 'Text', hindi: 'पाठ' }, max: 60_000, copyMax: 80_000, searched: 'body' }),
} as const

/** All sections have the same list; what an item is made of is its own. */
function defineSection<const T extends Fields>(name: Section, icon: KindIcon, names: Bilingual, own: T) {
	return defineKind({
		name,
		names,
		area: 'study',
		icon,
		idWord: 'item',
		// These are lists in the addresses of the pages.
		reservedIds: [...papers, allPapers],
		path: `/${name}`,
		common: {
			paper: choice({
				label: { english: 'Paper', hindi: 'प्रश्नपत्र' },
				answeredAs: 'paperNo',
				values: papersOf(name),
				names: paperNames,
				isFacet: true,
				isFact: true,
				isOnCard: true,
			}),
			publishedOn: day(publicationDay),
			picture: cover,
			pictureSource: coverSource,
			topics,
		},
		texts: { ...card, ...own },
		title: 'heading',
		listedOn: ({ publishedOn }) => publishedOn,
	})
}

export const notesKind = defineSection(
	'to-the-point',
	'clipboard-list',
	{ english: 'To-the-Point Notes', hindi: 'टू-द-पॉइंट नोट्स' },
	reading,
)

export const mindMapKind = defineSection(
	'mind-map',
	'network',
	{ english: 'Mind Maps', hindi: 'माइंड मैप' },
	{ nodes: structure({ label: { english: 'Branches', hindi: 'शाखाएँ' }, searched: 'body', structure: nodesStructure }) },
)

export const infographicKind = defineSection(
	'infographics',
	'image',
	{ english: 'Infographics', hindi: 'इन्फ़ोग्राफ़िक्स' },
	{ blocks: structure({ label: { english: 'Parts', hindi: 'भाग' }, searched: 'body', structure: blocksStructure }) },
)

export const learningMapKind = defineSection(
	'learning-through-map',
	'map',
	{ english: 'Learning Through Map', hindi: 'मानचित्र से सीखें' },
	{
		places: structure({ label: { english: 'Places', hindi: 'स्थान' }, searched: 'body', structure: placesStructure }),
		lines: structure({
			label: { english: 'Rivers, canals and routes', hindi: 'नदियाँ, नहरें और मार्ग' },
			isOptional: true,
			searched: 'body',
			structure: mapLinesStructure,
		}),
	},
)

export const capsuleKind = defineSection(
	'mains-answer-enrichment-capsule',
	'lightbulb',
	{ english: 'Mains Answer Enrichment Capsules', hindi: 'मुख्य परीक्षा उत्तर संवर्धन कैप्सूल' },
	reading,
)

export const sectionKinds = {
	'to-the-point': notesKind,
	'mind-map': mindMapKind,
	infographics: infographicKind,
	'learning-through-map': learningMapKind,
	'mains-answer-enrichment-capsule': capsuleKind,
} as const satisfies Record<Section, unknown>

export type SectionKind = (typeof sectionKinds)[Section]

export type SectionItem = ItemOf<(typeof sectionKinds)[Section]>
