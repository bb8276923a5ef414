import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { prelimsQuestionPath } from '@aravalli/shared/prelims-practice/question-path'
import { findTitles } from '../../content/items.ts'
import { openItems } from '../../content/open-items.ts'
import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { readPages } from '../../platform/database/read-pages.ts'
import type { PracticeSubject } from '../practice-notes/public.ts'
import { noteBookmark } from '../revision/public.ts'
import { deleteAnswers, listAnswersAfter, prelimsAnswers } from './tables.ts'

/** Lets published questions of the preliminary examination be marked, and notes be kept with them. */
export const prelimsPracticeSubject: PracticeSubject<'prelims'> = {
	type: 'prelims',
	...openItems(prelimsKind),
	onMark: noteBookmark,
	async findTitles(db, ids, language) {
		const titles = await findTitles(db, prelimsKind, ids, language)
		return new Map([...titles].map(([id, question]) => [id, { question, path: prelimsQuestionPath(id) }]))
	},
}

const PAGE_ROWS = 200

/** Exports and erases what somebody has answered in practice. */
export const prelimsPracticeData: PersonalData = {
	erased: [prelimsAnswers],
	kept: [],
	groups: [
		{ name: 'practice', tables: [prelimsAnswers], afterClosing: 'erased', count: countOwn(prelimsAnswers.userId) },
	],
	export: async (db, userId) => ({
		practisedQuestions: readPages((end, pageRows) => listAnswersAfter(db, userId, end, pageRows), PAGE_ROWS),
	}),
	erase: deleteAnswers,
}
