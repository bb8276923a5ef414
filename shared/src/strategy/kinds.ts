import { byPosition, position } from '../content/arranged.ts'
import { choice, line, lines, number, text } from '../content/fields.ts'
import { arrangedDay, defineKind, type ItemOf } from '../content/kind.ts'
import type { Bilingual } from '../language.ts'
import { readPointTopics } from '../point-topics.ts'
import { routineDays, routinePapers, type StageTab, stageTabs, strategyIcons, syllabusPapers } from './values.ts'

const tabNames: Record<StageTab, Bilingual> = {
	'prelims-strategy': { english: 'Prelims: Strategy', hindi: 'प्रारंभिक परीक्षा: रणनीति' },
	'prelims-success-tips': { english: 'Prelims: Success Tips', hindi: 'प्रारंभिक परीक्षा: सफलता के सूत्र' },
	'prelims-high-probability-areas': {
		english: 'Prelims: High-Probability Areas',
		hindi: 'प्रारंभिक परीक्षा: अधिक संभावना वाले क्षेत्र',
	},
	'prelims-exam-hall-tips': { english: 'Prelims: Exam Hall Tips', hindi: 'प्रारंभिक परीक्षा: परीक्षा कक्ष के सुझाव' },
	'prelims-faq': { english: 'Prelims: FAQ', hindi: 'प्रारंभिक परीक्षा: सामान्य प्रश्न' },
	'mains-answer-writing': { english: 'Mains: Answer Writing', hindi: 'मुख्य परीक्षा: उत्तर लेखन' },
	'mains-gs-paper-1': { english: 'Mains: GS Paper 1', hindi: 'मुख्य परीक्षा: सामान्य अध्ययन प्रश्नपत्र 1' },
	'mains-gs-paper-2': { english: 'Mains: GS Paper 2', hindi: 'मुख्य परीक्षा: सामान्य अध्ययन प्रश्नपत्र 2' },
	'mains-gs-paper-3': { english: 'Mains: GS Paper 3', hindi: 'मुख्य परीक्षा: सामान्य अध्ययन प्रश्नपत्र 3' },
	'mains-gs-paper-4': { english: 'Mains: Hindi and English', hindi: 'मुख्य परीक्षा: हिंदी और अंग्रेज़ी' },
	'mains-exam-hall-tips': { english: 'Mains: Exam Hall Tips', hindi: 'मुख्य परीक्षा: परीक्षा कक्ष के सुझाव' },
	'mains-faq': { english: 'Mains: FAQ', hindi: 'मुख्य परीक्षा: सामान्य प्रश्न' },
}

const iconNames: Record<(typeof strategyIcons)[number], Bilingual> = {
	BookOpen: { english: 'Book', hindi: 'पुस्तक' },
	Target: { english: 'Target', hindi: 'लक्ष्य' },
	Clock: { english: 'Clock', hindi: 'घड़ी' },
	CheckCircle: { english: 'Tick', hindi: 'सही का निशान' },
	TrendingUp: { english: 'Rising line', hindi: 'बढ़ती रेखा' },
	Brain: { english: 'Brain', hindi: 'मस्तिष्क' },
	Calendar: { english: 'Calendar', hindi: 'कैलेंडर' },
}

const paperNames: Record<(typeof routinePapers)[number] | 'PRELIMS', Bilingual> = {
	PRELIMS: { english: 'Prelims', hindi: 'प्रारंभिक परीक्षा' },
	GS_PAPER_1: { english: 'GS Paper 1', hindi: 'सामान्य अध्ययन प्रश्नपत्र 1' },
	GS_PAPER_2: { english: 'GS Paper 2', hindi: 'सामान्य अध्ययन प्रश्नपत्र 2' },
	GS_PAPER_3: { english: 'GS Paper 3', hindi: 'सामान्य अध्ययन प्रश्नपत्र 3' },
	GS_PAPER_4: { english: 'Hindi and English', hindi: 'हिंदी और अंग्रेज़ी' },
	ESSAY: { english: 'Essay', hindi: 'निबंध' },
}

const dayNames: Record<(typeof routineDays)[number], Bilingual> = {
	monday: { english: 'Monday', hindi: 'सोमवार' },
	tuesday: { english: 'Tuesday', hindi: 'मंगलवार' },
	wednesday: { english: 'Wednesday', hindi: 'बुधवार' },
	thursday: { english: 'Thursday', hindi: 'गुरुवार' },
	friday: { english: 'Friday', hindi: 'शुक्रवार' },
	weekend: { english: 'Saturday and Sunday', hindi: 'शनिवार और रविवार' },
}

const title = line({
	label: { english: 'Title', hindi: 'शीर्षक' },
	max: 120,
	copyMax: 500,
	searched: 'title',
	isOnCard: true,
})

const points = lines({
	label: { english: 'Points', hindi: 'बिंदु' },
	max: 240,
	copyMax: 1000,
	maxEntries: 20,
	copyMaxEntries: 40,
	searched: 'card',
	isOnCard: true,
	isOptional: true,
})

/** Is advice for a stage, in tabs. */
export const strategyKind = defineKind({
	name: 'strategy',
	names: { english: 'Strategy', hindi: 'रणनीति' },
	area: 'study',
	icon: 'target',
	idWord: 'strategy',
	path: null,
	common: {
		tab: choice({
			label: { english: 'Tab', hindi: 'टैब' },
			answeredAs: null,
			values: stageTabs,
			names: tabNames,
			isFacet: true,
			isFact: true,
		}),
		/** Counts in its tab, over all sections. */
		position,
		icon: choice({
			label: { english: 'Icon', hindi: 'आइकन' },
			values: strategyIcons,
			names: iconNames,
			isOnCard: true,
		}),
	},
	texts: {
		section: line({
			label: {
				english: 'Section: items with the same one stand below one heading',
				hindi: 'अनुभाग: एक ही अनुभाग की प्रविष्टियाँ एक शीर्षक के नीचे रहती हैं',
			},
			max: 80,
			copyMax: 300,
			searched: 'card',
			isOnCard: true,
		}),
		title,
		description: text({
			label: { english: 'Description', hindi: 'विवरण' },
			max: 600,
			copyMax: 3000,
			searched: 'card',
			isOnCard: true,
		}),
		points,
	},
	title: 'title',
	listedOn: byPosition,
})

/** Is a topic of the syllabus of a paper. */
export const topicKind = defineKind({
	name: 'syllabus',
	names: { english: 'Syllabus', hindi: 'पाठ्यक्रम' },
	area: 'study',
	icon: 'list',
	idWord: 'topic',
	path: null,
	common: {
		paper: choice({
			label: { english: 'Paper', hindi: 'प्रश्नपत्र' },
			answeredAs: null,
			values: ['PRELIMS', ...syllabusPapers],
			names: paperNames,
			isFacet: true,
			isFact: true,
		}),
		/** Counts in its paper. */
		position,
		weightagePercent: number({
			label: {
				english: 'Weightage in percent, of topics of the Mains; shown to nobody',
				hindi: 'भारांक (प्रतिशत), केवल मुख्य परीक्षा के टॉपिक का; किसी को दिखाया नहीं जाता',
			},
			answeredAs: null,
			isOptional: true,
			min: 1,
			max: 100,
		}),
		/** Says under which topics the points are read (shared/src/point-topics.ts). */
		pointTopics: lines({
			label: {
				english: 'Topics of the points, as in “8: folk-deities, fairs-and-festivals”',
				hindi: 'बिंदुओं के टॉपिक, जैसे “8: folk-deities, fairs-and-festivals”',
			},
			answeredAs: null,
			isOptional: true,
			sample: '1: folk-deities, fairs-and-festivals',
			max: 300,
			copyMax: 1000,
			maxEntries: 20,
			copyMaxEntries: 40,
		}),
	},
	texts: { title, points },
	title: 'title',
	listedOn: byPosition,
	problems: ({ paper, weightagePercent, pointTopics }) => [
		...(paper !== null && paper !== 'PRELIMS' && weightagePercent === null
			? [{ path: 'weightagePercent', code: 'field-required' }]
			: []),
		...(readPointTopics(pointTopics) === null ? [{ path: 'pointTopics', code: 'point-topics' }] : []),
	],
})

/** Is a day of the weekly routine. */
export const routineKind = defineKind({
	name: 'weekly-routine',
	names: { english: 'Weekly routine', hindi: 'साप्ताहिक दिनचर्या' },
	area: 'study',
	icon: 'calendar-check',
	idWord: 'day',
	path: null,
	common: {
		day: choice({
			label: { english: 'Day', hindi: 'दिन' },
			values: routineDays,
			names: dayNames,
			isFact: true,
			isOnCard: true,
		}),
		paper: choice({
			label: { english: 'Paper; none: all papers', hindi: 'प्रश्नपत्र; कोई नहीं: सभी प्रश्नपत्र' },
			values: routinePapers,
			names: paperNames,
			isOptional: true,
			isOnCard: true,
		}),
		minutes: number({
			label: { english: 'Minutes', hindi: 'मिनट' },
			isOptional: true,
			isOnCard: true,
			min: 1,
			max: 1440,
		}),
	},
	texts: {
		subjects: lines({
			label: { english: 'Subjects', hindi: 'विषय' },
			max: 80,
			copyMax: 300,
			maxEntries: 12,
			copyMaxEntries: 30,
			searched: 'card',
			isOnCard: true,
			isOptional: true,
		}),
		task: text({
			label: { english: 'Task', hindi: 'कार्य' },
			max: 400,
			copyMax: 2000,
			searched: 'title',
			isOnCard: true,
		}),
	},
	title: 'task',
	listedOn: ({ day }) => arrangedDay(routineDays.indexOf(day) + 1),
})

export type AdviceItem = ItemOf<typeof strategyKind>
export type TopicItem = ItemOf<typeof topicKind>
export type RoutineItem = ItemOf<typeof routineKind>
