import type { Language } from '@aravalli/shared/language'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { NamedQuizSource, QuizSource } from '@aravalli/shared/quizzes/contract'

/** Names a source as far as the browser knows the names: only the server knows those of topics. */
export function namedSource(source: QuizSource, language: Language): NamedQuizSource {
	return { ...source, subjectName: source.subject && subjectNames[source.subject][language], topicName: null }
}

/** Makes a title like 'PYQ · 2024 · Environment · Biodiversity'. */
export function sourceTitle(
	{ tab, year, subjectName, topicName }: NamedQuizSource,
	tabs: Record<NamedQuizSource['tab'], string>,
): string {
	return [tabs[tab], year, subjectName, topicName].filter((part) => part !== null).join(' · ')
}
