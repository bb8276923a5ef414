interface Practised {
	_id: string
	practiceCount: number
}

const again = <Q extends Practised>(question: Q): Q => ({ ...question, practiceCount: question.practiceCount + 1 })

/** What is known of a question after somebody has begun to practise it once more. */
export function practisedAgain<A extends { data: Practised }>(known: A | undefined): A | undefined {
	return known && { ...known, data: again(known.data) }
}

/** The same in a list. */
export function practisedAgainInList<A extends { data: Practised[] }>(known: A | undefined, id: string): A | undefined {
	return known && { ...known, data: known.data.map((question) => (question._id === id ? again(question) : question)) }
}
