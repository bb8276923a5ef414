/**
 * Follows a day of revision on the device while its questions are answered, so that it goes on without a network. What the server answers later agrees with it.
 */
interface QueuedQuestion {
	_id: string
	isRepeat: boolean
	key: string
}

export interface DayQueue<Question extends QueuedQuestion> {
	total: number
	done: number
	/** The first is asked next; what was wrong today comes once more at the end. */
	left: readonly Question[]
}

/** @returns the same where the question is not asked today, or not any more */
export function afterAnswer<Question extends QueuedQuestion>(
	queue: DayQueue<Question>,
	{ questionId, answer }: { questionId: string; answer: string },
): DayQueue<Question> {
	const question = queue.left.find(({ _id }) => _id === questionId)
	if (!question) return queue
	const others = queue.left.filter((one) => one !== question)
	if (question.isRepeat) return { ...queue, left: others }
	const isAgain = answer !== question.key
	return {
		...queue,
		done: queue.done + 1,
		left: isAgain ? [...others, { ...question, isRepeat: true }] : others,
	}
}
