import type { Language } from '@aravalli/shared/language'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { MiqCardData, MiqData } from '@aravalli/shared/miq/contract'
import { miqPaperOf } from '@aravalli/shared/miq/question'
import type { MiqItem } from './miq-kind.ts'

/** @param language the reader's, in which the subject is named also where the texts lack it */
export function presentCard({ id, common, texts, counts, isFallback }: MiqItem, language: Language): MiqCardData {
	return {
		_id: id,
		questions: texts.parts.map(({ question }) => question),
		paperNo: miqPaperOf(common.paperCategory),
		subject: subjectNames[common.subject][language],
		subjectId: common.subject,
		year: common.year,
		publicationDate: common.publishedOn,
		difficulty: common.difficulty,
		mostImportant: common.isMostImportant,
		isFeatured: common.isFeatured,
		duration: common.durationMinutes,
		marks: common.marks,
		viewCount: counts.viewCount ?? 0,
		practiceCount: counts.practiceCount ?? 0,
		language: isFallback ? 'english' : language,
		tags: texts.tags,
		isFallback,
	}
}

export function presentQuestion(item: MiqItem, language: Language, commentCount: number): MiqData {
	const answers = item.texts.parts.map(({ answer }) => answer)
	const marksSplits = item.texts.parts.map(({ marksSplit }) => marksSplit)
	return { ...presentCard(item, language), answers, marksSplits, commentCount, updatedAt: item.updatedAt }
}
