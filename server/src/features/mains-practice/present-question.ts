import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData, MainsQuestionTexts } from '@aravalli/shared/mains-practice/contract'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import { type MainsItem, topicIdIn } from './mains-kind.ts'

/** @param hasTranslations is true where both languages were read */
export function presentQuestion(item: MainsItem, language: Language, hasTranslations = true): MainsQuestionData {
	const { id, common, texts, isFallback, translations } = item
	const { english, hindi } = translations
	return {
		_id: id,
		// The subject is named in the reader's language also where the texts lack it.
		...presentTexts(texts, common.subject, language),
		subjectId: common.subject,
		topicId: topicIdIn(item),
		paperNo: common.paperNo,
		year: common.year,
		marks: common.partMarks.reduce((sum, marks) => sum + marks, 0),
		partMarks: common.partMarks,
		wordLimits: common.wordLimits,
		mostImportent: common.isMostImportant,
		isSample: common.isSample,
		isFallback,
		translations: hasTranslations
			? {
					english: presentTexts(english, common.subject, 'english'),
					hindi: hindi && presentTexts(hindi, common.subject, 'hindi'),
				}
			: null,
	}
}

function presentTexts(
	{ topic, parts }: MainsItem['texts'],
	subject: MainsSubject,
	language: Language,
): MainsQuestionTexts {
	return {
		subject: subjectNames[subject][language],
		topic,
		questions: parts.map(({ question }) => question),
		answers: parts.map(({ answer }) => answer),
	}
}
