/**
 * Counts the pieces of uploads that are worked on in one turn of the event loop, over all requests. A piece has at most 64 KB and takes
 * about half a millisecond; a hundred at once would make everybody else wait for all of them, again and again.
 */
const PIECES_A_TURN = 8

const waiting: (() => void)[] = []
let takenPieces = 0

/** Calls `work` at once, or in a later turn of the event loop when this one has had its share. */
export function takeTurn(work: () => void): void {
	if (takenPieces === 0) setImmediate(nextTurn)
	if (takenPieces >= PIECES_A_TURN) {
		waiting.push(work)
		return
	}
	takenPieces += 1
	work()
}

function nextTurn(): void {
	const pieces = waiting.splice(0, PIECES_A_TURN)
	takenPieces = pieces.length
	if (takenPieces > 0) setImmediate(nextTurn)
	for (const work of pieces) work()
}
