import type { Language } from '@aravalli/shared/language'
import type { PrelimsQuestionData, PrelimsQuestionTexts } from '@aravalli/shared/prelims-practice/contract'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import type { PrelimsSubject } from '@aravalli/shared/prelims-subjects'
import { topicNames } from '@aravalli/shared/topic-names'
import type { TopicId } from '@aravalli/shared/topics'
import type { PrelimsItem } from './prelims-kind.ts'

/** Is told of a question that was read in both languages. */
export function presentQuestion({ id, common, isFallback, translations }: PrelimsItem): PrelimsQuestionData {
	const { english, hindi } = translations
	const topic = mainTopic(common.topics)
	const textsIn = (texts: PrelimsItem['texts'], language: Language) =>
		presentTexts(texts, { subject: common.subject, topic }, language)
	return {
		_id: id,
		subjectId: common.subject,
		topicId: topic ?? '',
		difficulty: common.difficulty,
		key: common.key,
		isDropped: common.isDropped,
		isMostImportant: common.isMostImportant,
		year: common.year,
		questionNumber: common.questionNumber,
		isFallback,
		translations: { english: textsIn(english, 'english'), hindi: hindi && textsIn(hindi, 'hindi') },
	}
}

/** The first is the main one; questions of reasoning have none. */
const mainTopic = (topics: readonly string[] | null): TopicId | null => (topics?.[0] as TopicId | undefined) ?? null

function presentTexts(
	texts: PrelimsItem['texts'],
	{ subject, topic }: { subject: PrelimsSubject; topic: TopicId | null },
	language: Language,
): PrelimsQuestionTexts {
	return {
		subject: prelimsSubjectNames[subject][language],
		topic: topic === null ? '' : topicNames[topic][language],
		question: texts.question,
		options: [texts.optionA, texts.optionB, texts.optionC, texts.optionD],
		explanation: texts.explanation,
		whyWrong: [texts.whyA, texts.whyB, texts.whyC, texts.whyD],
		source: texts.source,
	}
}
