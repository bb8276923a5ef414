let last: Promise<unknown> = Promise.resolve()

/** Photos go one after the other, of whatever question: on a slow network each arrives sooner than if all were sent at once. */
export function sendInTurn<T>(send: () => Promise<T>): Promise<T> {
	const turn = last.then(send)
	last = turn.catch(() => undefined)
	return turn
}
