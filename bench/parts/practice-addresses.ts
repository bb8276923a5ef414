import { mainsYears } from '@aravalli/shared/mains-practice/mains-question'
import { mainsSubjects } from '@aravalli/shared/mains-subjects'
import { miqPapers } from '@aravalli/shared/miq/question'
import { prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import { difficulties } from '@aravalli/shared/questions/question'
import { topicOf } from '../practice-generator.ts'
import { prelimsTopic } from '../prelims-generator.ts'
import { deepPages, firstPages, searchedPages, searchQueries } from './flat-addresses.ts'

/** Addresses of lists, by floor and by what they show; of each, some page is as full with few questions as with many. */
type Addresses = Record<string, Record<string, string[]>>

export interface ListAddresses {
	/** A reader of the report calls what the lists hold so. */
	name: string
	/** So many are the few that many are compared with. */
	few: number
	compared: Addresses
	/** Lists those that only a long list has, and whole pages; by what they show. */
	others(questions: number): Record<string, string[]>
}

const mains = '/api/content/main-section'
/** The page asks for a list in this way. */
const asPage = 'lang=hindi&translations=false&'
/** The page cache takes no address with a key that it does not know: whole pages are rendered each time. */
const fresh = 'fresh=1&'
/** Generated questions of the first subjects fill whole pages also when there are few. */
const frequentSubjects = mainsSubjects.slice(0, 5)

function pagesBy<Value extends string | number>(
	values: readonly Value[],
	queryOf: (value: Value) => string,
	count: number,
): Record<string, string[]> {
	return Object.fromEntries(values.map((value) => [value, firstPages(mains, `${asPage}${queryOf(value)}&`, count)]))
}

export const mainsAddresses: ListAddresses = {
	name: 'mains questions',
	few: 2_000,
	compared: {
		'first pages of a tab': {
			'previous years': firstPages(mains, `${asPage}tab=pyq&`, 100),
			'most important': firstPages(mains, `${asPage}tab=miq&`, 30),
		},
		'any year': pagesBy(mainsYears, (year) => `year=${year}`, 10),
		'any subject': pagesBy(mainsSubjects, (subject) => `subject=${subject}`, 2),
		'a topic': pagesBy(frequentSubjects, (subject) => `subject=${subject}&topic=${topicOf(subject, 0)}`, 2),
		'several filters': {
			'a year and a subject': mainsYears.flatMap((year) =>
				firstPages(mains, `${asPage}year=${year}&subject=rajasthan-history&`, 2),
			),
			'most important of a subject': frequentSubjects.flatMap((subject) =>
				firstPages(mains, `${asPage}tab=miq&subject=${subject}&`, 2),
			),
		},
		'the newest 200, for a quiz': {
			'a quiz of all': [`${mains}?lang=hindi`],
			'a quiz of a subject': [`${mains}?lang=hindi&subject=rajasthan-history`],
			'a quiz of the most important': [`${mains}?lang=hindi&tab=miq`],
		},
		'what can be filtered by': {
			'filters of previous years': [`${mains}/filters?lang=hindi&tab=pyq`],
			'filters of the most important': [`${mains}/filters?lang=hindi&tab=miq`],
		},
	},
	others: (questions) => ({
		'pages at all depths, list endpoint': deepPages(mains, asPage, questions),
		'pages at all depths of a subject': deepPages(mains, `${asPage}subject=rajasthan-history&`, questions / 5),
		'pages at all depths, whole page': deepPages('/mains-practice', fresh, questions),
		'filtered, whole page': mainsYears.flatMap((year) =>
			firstPages('/mains-practice', `${fresh}year=${year}&subject=rajasthan-history&`, 5),
		),
		'by subject, whole page': mainsSubjects.flatMap((subject) =>
			firstPages('/mains-questions', `${fresh}subject=${subject}&`, 5),
		),
	}),
}

const miq = '/api/miq/list'

export const miqAddresses: ListAddresses = {
	name: 'most important questions',
	few: 2_000,
	compared: {
		'first 100 pages': { 'all papers': firstPages(miq, 'lang=hindi&', 100) },
		'any paper': Object.fromEntries(
			miqPapers.map((paper) => [paper, firstPages(miq, `lang=hindi&paperNo=${paper}&`, 10)]),
		),
		'any search': Object.fromEntries(
			searchQueries.map(([name, query]) => [name, searchedPages(miq, `lang=hindi&${query}`, 5)]),
		),
		'a search in a paper': Object.fromEntries(
			searchQueries.map(([name, query]) => [name, searchedPages(miq, `lang=hindi&paperNo=GS_PAPER_1&${query}`, 2)]),
		),
	},
	others: (questions) => ({
		'pages at all depths, list endpoint': deepPages(miq, 'lang=hindi&', questions),
		'pages at all depths, whole page': deepPages('/mains-miq', fresh, questions),
		'searches, whole page': searchQueries.flatMap(([, query]) => firstPages('/mains-miq', `${fresh}${query}`, 5)),
	}),
}

const prelims = '/api/content/prelims-practice'

export const prelimsAddresses: ListAddresses = {
	name: 'prelims questions',
	few: 1_000,
	compared: {
		'first pages': {
			all: firstPages(prelims, 'lang=hindi&', 50),
			'most important': firstPages(prelims, 'lang=hindi&miq=true&', 15),
		},
		'any subject': Object.fromEntries(
			prelimsSubjects.slice(0, 8).map((subject) => [subject, firstPages(prelims, `lang=hindi&subject=${subject}&`, 3)]),
		),
		'several filters': {
			'a topic': [0, 1].flatMap((rank) =>
				firstPages(prelims, `lang=hindi&subject=${prelimsSubjects[0]}&topic=${prelimsTopic(0, rank)}&`, 2),
			),
			'a subject and a difficulty': difficulties.flatMap((difficulty) =>
				firstPages(prelims, `lang=hindi&subject=${prelimsSubjects[0]}&difficulty=${difficulty}&`, 3),
			),
		},
		'what can be filtered by': { filters: [`${prelims}/filters?lang=hindi`, `${prelims}/filters?lang=hindi&miq=true`] },
	},
	others: (questions) => ({
		'pages at all depths, list endpoint': deepPages(prelims, 'lang=hindi&', questions),
		'pages at all depths, whole page': deepPages('/prelims-practice', fresh, questions),
	}),
}
