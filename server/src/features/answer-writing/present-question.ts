import type { QuestionCardData, QuestionData } from '@aravalli/shared/answer-writing/contract'
import type { QuestionItem } from './question-kind.ts'

export function presentCard({ id, common, card, isFallback }: QuestionItem): QuestionCardData {
	const { timeLimitMinutes, publishedOn, ...same } = common
	return { questionId: id, ...same, timeLimit: timeLimitMinutes, publicationDate: publishedOn, ...card, isFallback }
}

export function presentQuestion(item: QuestionItem, thread: { total: number; ids: string[] }): QuestionData {
	return {
		...presentCard(item),
		answer: item.texts.answer,
		marksSplit: item.texts.marksSplit,
		viewCount: item.counts.viewCount ?? 0,
		downloadCount: item.counts.downloadCount ?? 0,
		commentCount: thread.total,
		comments: thread.ids,
	}
}
