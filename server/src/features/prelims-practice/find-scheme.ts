import { nextExamYear } from '@aravalli/shared/exam-cycles'
import type { Language } from '@aravalli/shared/language'
import { markingSchemeKind } from '@aravalli/shared/mock-tests/kinds'
import type { PrelimsFilters } from '@aravalli/shared/prelims-practice/contract'
import { facetTerm } from '../../content/index-terms.ts'
import { listItems } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'

/** Finds how the next examination is marked; where nobody knows yet, as the newest that is known. */
export async function findScheme(db: Queryable, language: Language, now: Date): Promise<PrelimsFilters['scheme']> {
	const newest = { language, hasBodies: false, limit: 1, offset: 0 }
	const next = await listItems(db, markingSchemeKind, { ...newest, terms: [facetTerm('cycle', nextExamYear(now))] })
	const [found] = next.items.length > 0 ? next.items : (await listItems(db, markingSchemeKind, newest)).items
	if (!found) return null
	const { cycle, questionCount, totalMarks, wrongParts, wrongHundredths } = found.common
	const { hasNotAttempted, isBlankPenalised, blankLimitPercent, droppedRule } = found.common
	return {
		cycle,
		title: found.card.title,
		...{ questionCount, totalMarks, wrongParts, wrongHundredths },
		...{ hasNotAttempted, isBlankPenalised, blankLimitPercent, droppedRule },
	}
}
