import { isTopicId, type TopicId } from './topics.ts'

/** Is how an editor files a point of the syllabus: its number, and topics by their ids. */
const written = /^(\d{1,2}): ?([a-z0-9-]+(?:, ?[a-z0-9-]+)*)$/

/**
 * Reads the lines that file the points of a syllabus under topics, as in '8: folk-deities, fairs-and-festivals'.
 *
 * @returns topics by the point's number, from 1; null where a line says something else, or names a topic that is none
 */
export function readPointTopics(lines: readonly string[]): Map<number, TopicId[]> | null {
	const topics = new Map<number, TopicId[]>()
	for (const line of lines) {
		const [, number, names] = written.exec(line) ?? []
		const ids = names?.split(/, ?/) ?? []
		if (!number || !ids.every(isTopicId)) return null
		topics.set(Number(number), [...(topics.get(Number(number)) ?? []), ...ids])
	}
	return topics
}
