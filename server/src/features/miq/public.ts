import { miqPapers } from '@aravalli/shared/miq/question'
import type { Database } from '../../platform/database/open-database.ts'
import type { SitemapSource } from '../../platform/sharing/sitemap.ts'
import type { PracticeSubject } from '../practice-notes/public.ts'
import { isPossibleId } from './question-id.ts'
import { findBeginnings, isPublishedQuestion, listShelfOfQuestions, listShelves } from './reading/tables.ts'

const listPath = '/mains-miq'
const papers = 'papers'

/** Lists the addresses of all published questions; a part is a shelf of the index, as with those of answer writing. */
export function miqSitemap({ db }: Database): SitemapSource {
	return {
		name: 'miq',
		async listParts() {
			return [papers, ...(await listShelves(db))]
		},
		async listAddresses(part) {
			if (part === papers) return miqPapers.map((paper) => ({ path: `${listPath}?paper=${paper}` }))
			if (!/^\d{1,12}$/.test(part)) return null
			const questions = await listShelfOfQuestions(db, part)
			if (questions.length === 0) return null
			return questions.map(({ id, updatedAt }) => ({ path: `${listPath}/${id}`, changedAt: updatedAt }))
		},
	}
}

/** Lets published questions be practised. */
export const miqPracticeSubject: PracticeSubject = {
	type: 'miq',
	isPossibleId,
	isOpen: isPublishedQuestion,
	async findTitles(db, ids, language) {
		const beginnings = await findBeginnings(db, ids, language)
		return new Map([...beginnings].map(([id, question]) => [id, { question, path: `${listPath}/${id}` }]))
	},
}
