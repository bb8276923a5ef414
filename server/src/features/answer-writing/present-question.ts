import type { QuestionCardData, QuestionData } from '@aravalli/shared/answer-writing/contract'
import type { QuestionDetails, QuestionRow } from './tables.ts'

export function presentCard(row: QuestionRow): QuestionCardData {
	return {
		questionId: row.questionId,
		paperCategory: row.paperCategory,
		questionText: row.questionText,
		difficulty: row.difficulty,
		publicationDate: row.publishedOn,
		subCategory: row.subCategory,
		timeLimit: row.timeLimitMinutes,
		marks: row.marks,
		wordLimit: row.wordLimit,
		tags: row.tags,
		isFallback: row.isFallback,
	}
}

export function presentQuestion(row: QuestionDetails, thread: { total: number; ids: string[] }): QuestionData {
	return {
		...presentCard(row),
		answer: row.answer,
		viewCount: row.viewCount,
		downloadCount: row.downloadCount,
		commentCount: thread.total,
		comments: thread.ids,
	}
}
