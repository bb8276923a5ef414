import type { Language } from '@aravalli/shared/language'
import type { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import type { RevisionQuestion, RevisionTexts } from '@aravalli/shared/revision/contract'
import { topicNames } from '@aravalli/shared/topic-names'
import type { TopicId } from '@aravalli/shared/topics'
import type { Item } from '../../../content/items.ts'

type PrelimsItem = Item<typeof prelimsKind>

/** Is told of a question that was read in both languages. */
export function presentQuestion(
	{ id, common, isFallback, translations }: PrelimsItem,
	{ reason, isRepeat }: Pick<RevisionQuestion, 'reason' | 'isRepeat'>,
): RevisionQuestion {
	const { english, hindi } = translations
	return {
		...{ _id: id, reason, isRepeat },
		subjectId: common.subject,
		topicId: mainTopic(common) ?? '',
		difficulty: common.difficulty,
		key: common.key,
		isDropped: common.isDropped,
		isMostImportant: common.isMostImportant,
		year: common.year,
		questionNumber: common.questionNumber,
		isFallback,
		translations: {
			english: presentTexts(common, english, 'english'),
			hindi: hindi && presentTexts(common, hindi, 'hindi'),
		},
	}
}

/** The first is the main one; questions of reasoning have none. */
const mainTopic = ({ topics }: PrelimsItem['common']) => topics?.[0] as TopicId | undefined

function presentTexts(common: PrelimsItem['common'], texts: PrelimsItem['texts'], language: Language): RevisionTexts {
	const topic = mainTopic(common)
	return {
		subject: prelimsSubjectNames[common.subject][language],
		topic: topic === undefined ? '' : topicNames[topic][language],
		question: texts.question,
		options: [texts.optionA, texts.optionB, texts.optionC, texts.optionD],
		explanation: texts.explanation,
		whyWrong: [texts.whyA, texts.whyB, texts.whyC, texts.whyD],
		source: texts.source,
	}
}
