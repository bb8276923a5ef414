import { logFailure } from '../log-failure.ts'
import { canHoldNames, holdIfFree, holdName } from './hold-name.ts'
import { type CopyKeeper, copyKeeper, forgetCopy, type KeptCopy, keepCopy, keptNames, readCopy } from './kept-copies.ts'
import { newKey } from './new-key.ts'

/**
 * Keeps what has no id yet: each page's its own, because two of them would write over each other, and create one draft of both under one
 * key. What a page has left that is gone, however it ended, goes on in the next one that is opened, and in no other.
 */
export function newCopyKeeper<Content>(type: string, userId: string): CopyKeeper<Content> {
	// No id has a colon.
	const beginning = `${type}:new:`
	const own = newKey()
	const ownName = beginning + own
	const keeper = copyKeeper<Content>(type, `new:${own}`, userId)

	/** @returns whether it went on from there */
	function takeOver(name: string, take: (copy: KeptCopy<Content>) => boolean): boolean {
		const left = readCopy<Content>(name, userId)
		if (!left) return false
		// A page that may still be there keeps its key: a second draft is better than one in the place of two.
		const copy = canHoldNames() ? left : { ...left, key: newKey(), unanswered: null }
		if (!take(copy)) return false
		keepCopy(ownName, copy)
		forgetCopy(name)
		return true
	}

	return {
		...keeper,
		open(take) {
			let isOver = false
			let giveBack: () => void = () => undefined
			const end = new Promise<void>((resolve) => {
				giveBack = resolve
			})
			holdName(ownName, async () => {
				for (const name of keptNames(beginning)) {
					if (name === ownName) continue
					if (isOver || (await holdIfFree(name, () => !isOver && takeOver(name, take)))) break
				}
				await end
			}).catch((error: unknown) => logFailure('What was not saved could not be looked for.', error))
			return () => {
				isOver = true
				giveBack()
			}
		},
	}
}
