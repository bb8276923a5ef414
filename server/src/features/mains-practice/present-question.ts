import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData, MainsQuestionTexts } from '@aravalli/shared/mains-practice/contract'
import { isPreviousYears } from '@aravalli/shared/mains-practice/kind'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import { topicNames } from '@aravalli/shared/topic-names'
import { mainTopicOf, type TopicId } from '@aravalli/shared/topics'
import type { MainsItem } from './mains-kind.ts'

/** @param hasTranslations is true where both languages were read */
export function presentQuestion(item: MainsItem, language: Language, hasTranslations = true): MainsQuestionData {
	const { id, common, texts, isFallback, translations } = item
	const { english, hindi } = translations
	const isPyq = isPreviousYears(common)
	const topic = mainTopicOf(common.topics, common.subject)
	const textsIn = (own: MainsItem['texts'], of: Language) => presentTexts(own, { subject: common.subject, topic }, of)
	return {
		_id: id,
		// Subject and topic are named in the reader's language also where the texts lack it.
		...textsIn(texts, language),
		subjectId: common.subject,
		topicId: topic ?? '',
		paperNo: common.paperNo,
		// A year without its question number is no source.
		year: isPyq ? common.year : null,
		questionNumber: isPyq ? common.questionNumber : '',
		practiceSet: common.practiceSet,
		isPyq,
		marks: common.partMarks.reduce((sum, marks) => sum + marks, 0),
		partMarks: common.partMarks,
		wordLimits: common.wordLimits,
		mostImportent: common.isMostImportant,
		isFallback,
		translations: hasTranslations
			? {
					english: textsIn(english, 'english'),
					hindi: hindi && textsIn(hindi, 'hindi'),
				}
			: null,
	}
}

function presentTexts(
	{ parts }: MainsItem['texts'],
	{ subject, topic }: { subject: MainsSubject; topic: TopicId | null },
	language: Language,
): MainsQuestionTexts {
	return {
		subject: subjectNames[subject][language],
		topic: topic === null ? '' : topicNames[topic][language],
		questions: parts.map(({ question }) => question),
		answers: parts.map(({ answer }) => answer),
		marksSplits: parts.map(({ marksSplit }) => marksSplit),
	}
}
