import {
	cleanDraft,
	languageState,
	type QuestionDraft,
	questionProblems,
} from '@aravalli/shared/answer-writing/question-draft'
import type { Difficulty, PaperCategory } from '@aravalli/shared/questions/question'
import type { ContentType } from '../../../content/desk/public.ts'
import { newSlug } from '../../../platform/new-slug.ts'
import { liveDraft, newQuestion } from './draft-and-question.ts'
import { findLiveQuestion, reinstateQuestion, upsertQuestion, withdrawQuestion } from './tables.ts'

interface QuestionFacts {
	paperCategory: PaperCategory | null
	difficulty: Difficulty | null
	publishedOn: string | null
	marks: number | null
}

/** Lets editors work on answer-writing questions. */
export const questionType: ContentType<QuestionDraft, QuestionFacts> = {
	name: 'answer-writing',
	titleField: 'questionText',
	clean: cleanDraft,
	title: ({ english, hindi }) => ({ english: english.questionText, hindi: hindi.questionText }),
	facts: ({ paperCategory, difficulty, publishedOn, marks }) => ({ paperCategory, difficulty, publishedOn, marks }),
	languages: ({ english, hindi }) => ({ english: languageState(english), hindi: languageState(hindi) }),
	problems: questionProblems,
	newId: ({ english }) => newSlug(english.questionText, 'question'),
	async load(db, id) {
		const live = await findLiveQuestion(db, id)
		return live && { data: liveDraft(live.question), isPublished: live.isPublished, updatedAt: live.updatedAt }
	},
	publish: (tx, id, draft) => upsertQuestion(tx, newQuestion(id, draft)),
	withdraw: withdrawQuestion,
	reinstate: reinstateQuestion,
}
