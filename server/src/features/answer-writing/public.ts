import { paperCategories } from '@aravalli/shared/questions/question'
import type { Database } from '../../platform/database/open-database.ts'
import type { SitemapSource } from '../../platform/sharing/sitemap.ts'
import { listShelfOfQuestions, listShelves } from './tables.ts'

const listPath = '/answer-writing-practice'
const papers = 'papers'

/**
 * Lists the addresses of all published questions. A part is a shelf of the index (docs/adr/0006-search-index.md): 2,048
 * positions at most, found and read in the same time however many there are, and a new question changes one part only.
 */
export function answerWritingSitemap({ db }: Database): SitemapSource {
	return {
		name: 'answer-writing',
		async listParts() {
			return [papers, ...(await listShelves(db))]
		},
		async listAddresses(part) {
			if (part === papers) return paperCategories.map((category) => ({ path: `${listPath}?category=${category}` }))
			if (!/^\d{1,12}$/.test(part)) return null
			const questions = await listShelfOfQuestions(db, part)
			if (questions.length === 0) return null
			return questions.map(({ id, updatedAt }) => ({ path: `${listPath}/${id}`, changedAt: updatedAt }))
		},
	}
}
