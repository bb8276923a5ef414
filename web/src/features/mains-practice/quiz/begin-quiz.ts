import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { startQuiz } from '@aravalli/shared/mains-practice/quiz'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import type { ApiClient } from '#web/lib/api.ts'
import { dataOf } from '#web/lib/data-of.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import type { MainsSearch } from '../list-search.ts'
import { filterQuery } from '../queries.ts'
import { findQuiz, giveUpQuiz } from './find-quiz.ts'
import { isQuizOf } from './is-quiz-of.ts'
import { type KeptQuiz, keepQuiz, keepQuizQuestions, readKeptQuiz } from './quiz-storage.ts'

interface Wanted {
	language: Language
	search: MainsSearch
	userId: string | null
	/** The one that the learner gives up for it. */
	instead: KeptQuiz | null
}

interface Begun {
	kept: KeptQuiz
	/** An unfinished quiz of another list, begun meanwhile in another tab or on another device: the learner is to be asked. */
	isOther: boolean
}

/**
 * Takes a quiz of all questions of a list, or of the newest 200. The questions come with it, in both languages and with their answers:
 * from then on it needs no network. An unfinished quiz that the learner did not give up is what is gone on with instead; one that was
 * given up is so only once the new one is there.
 */
export async function beginQuiz(api: ApiClient, wanted: Wanted): Promise<Begun> {
	const { language, search, userId, instead } = wanted
	const [found, questions] = await Promise.all([
		findQuiz(api, userId),
		dataOf(api('GET /api/content/main-section', { query: { lang: language, ...filterQuery(search) } })),
	])
	const isUnasked = (kept: KeptQuiz | null) => kept !== null && kept.quiz.quizId !== instead?.quiz.quizId
	// Another tab may have begun one while the questions came.
	const other = [readKeptQuiz(userId), found].find(isUnasked)
	if (other) return { kept: other, isOther: !isQuizOf(other.quiz, search) }
	const kept = newQuiz(wanted, questions)
	if (instead) void giveUpQuiz(api, instead)
	keepQuizQuestions(kept.quiz.quizId, questions)
	keepQuiz(kept)
	return { kept, isOther: false }
}

function newQuiz({ search, userId }: Wanted, questions: MainsQuestionData[]): KeptQuiz {
	const ids = questions.map(({ _id }) => _id)
	const list = {
		tab: search.tab ?? ('pyq' as const),
		year: search.year ?? null,
		subject: (search.subject as MainsSubject | undefined) ?? null,
		topic: search.topic ?? null,
	}
	return { quiz: { ...list, ...startQuiz(newSendKey(), ids, new Date()) }, userId }
}
