import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import type { PrelimsSubject } from '@aravalli/shared/prelims-subjects'
import { facetTerm } from '../../content/index-terms.ts'
import { listItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { keptValue } from '../../platform/kept-value.ts'

/** Is mixed into revision: it is new every month, so nobody has a card of it before it was seen. */
export const MIXED_SUBJECT: PrelimsSubject = 'current-affairs'

/** What is older than these is no news. */
const NEWEST = 100
/** What editors publish is in revision after so long. */
const KEPT_SECONDS = 60

/** Reads it once a minute for all learners. @returns ids, the newest first */
export const keepFreshQuestions = (database: Database, now: () => Date): (() => Promise<string[]>) =>
	keptValue(KEPT_SECONDS, now, async () => {
		const terms = [facetTerm('subject', MIXED_SUBJECT)]
		const { items } = await listItems(database.db, prelimsKind, {
			language: 'english',
			terms,
			limit: NEWEST,
			offset: 0,
		})
		return items.filter(({ common }) => !common.isDropped).map(({ id }) => id)
	})
