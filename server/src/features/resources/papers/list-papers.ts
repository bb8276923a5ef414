import type { Language } from '@aravalli/shared/language'
import type { PracticePaper } from '@aravalli/shared/resources/contract'
import { practicePaperKind } from '@aravalli/shared/resources/kinds'
import { paperYears, type ResourceStage } from '@aravalli/shared/resources/resource'
import { countTerms } from '../../../content/counting/tables.ts'
import { facetTerm } from '../../../content/index-terms.ts'
import { listItems } from '../../../content/items.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { countRecordedQuestions } from '../../mains-practice/public.ts'
import { findFacts, withFiles } from '../file-of-item.ts'
import { presentPaper } from '../present-file-item.ts'

const MOST = 200

interface PaperQuery {
	stage: Exclude<ResourceStage, 'BOTH'>
	year?: number | undefined
	language: Language
}

interface PaperList {
	years: number[]
	papers: PracticePaper[]
	recordedQuestions: number
}

/** Lists the papers of an examination and a year, and says whether questions of that year are known to be real ones. */
export async function listPapers({ db }: Database, { stage, year, language }: PaperQuery): Promise<PaperList> {
	const [{ items }, ofYears, recordedQuestions] = await Promise.all([
		listItems(db, practicePaperKind, {
			...withFiles('practice-papers', language),
			terms: year === undefined ? [] : [facetTerm('year', year)],
			alternatives: [[facetTerm('stage', stage), facetTerm('stage', 'BOTH')]],
			limit: MOST,
			offset: 0,
		}),
		countTerms(db, practicePaperKind.name, facetTerm('year', '')),
		stage === 'MAINS' ? countRecordedQuestions(db, year) : 0,
	])
	const factsOf = await findFacts(db, items, language)
	return {
		years: yearsOf([...ofYears.keys()]),
		papers: items.map((item) => presentPaper(item, factsOf(item), language)),
		recordedQuestions,
	}
}

/** An institute may add papers of other years than those that the page always has. */
function yearsOf(terms: string[]): number[] {
	const years = terms.map((term) => Number(term.slice(facetTerm('year', '').length)))
	return [...new Set([...paperYears, ...years])].sort((one, other) => other - one)
}
