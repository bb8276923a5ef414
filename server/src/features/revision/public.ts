import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { noteAnswers } from './answering/note-answers.ts'
import { noteBookmark } from './answering/note-bookmark.ts'
import { progressOf } from './day/progress-of.ts'
import { type RevisionPart, revisionPart } from './day/tables.ts'
import { keepFreshQuestions } from './fresh-questions.ts'
import { deleteCards, listAllCards, revisionCards } from './tables.ts'

export { keepFreshQuestions, noteAnswers, noteBookmark, progressOf, type RevisionPart, revisionPart }

/** Exports and erases what comes back to somebody. */
export const revisionData: PersonalData = {
	erased: [revisionCards],
	kept: [],
	groups: [
		{ name: 'revision', tables: [revisionCards], afterClosing: 'erased', count: countOwn(revisionCards.userId) },
	],
	export: async (db, userId) => ({ revisionCards: await listAllCards(db, userId) }),
	erase: deleteCards,
}
