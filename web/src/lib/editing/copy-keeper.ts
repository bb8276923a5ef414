import { logFailure } from '../log-failure.ts'
import { newSendKey } from '../send-key.ts'
import { canHoldNames, holdIfFree, holdName } from './hold-name.ts'
import { type KeptCopy, keptCopies } from './kept-copies.ts'

/** `taken`: it goes on here; `known`: the server has it; `busy`: something else was begun here, so it waits for the next page. */
export type TakeUp = 'taken' | 'known' | 'busy'

export interface CopyKeeper<Content> {
	/**
	 * Begins with what an earlier page has left, if any has: found in a moment.
	 *
	 * @returns ends it: another page may go on then
	 */
	open(take: (copy: KeptCopy<Content>) => TakeUp): () => void
	/** @returns whether the browser keeps it, once it is on the disk */
	keep(copy: Omit<KeptCopy<Content>, 'userId'>): Promise<boolean>
	forget(): void
	/** Keeps it under this id from now on, once a new one has got it. */
	rename(id: string): void
}

/**
 * Keeps what somebody writes until it is saved, through a reload, a crash, and the way to the login and back.
 *
 * Each page keeps its own, because two of them would write over each other, or create one draft of both under one key. What a page has
 * left that is gone, however it ended, goes on in the next one that is opened for the same, and in no other.
 *
 * @param id null for a new one
 */
export function copyKeeper<Content>(type: string, id: string | null, userId: string): CopyKeeper<Content> {
	// No id has a colon, and none is 'new'.
	const beginning = `${type}:${id ?? 'new'}:`
	const page = newSendKey()
	let ownName = beginning + page
	const forget = (name: string) => void (keptCopies.find(name, userId) && keptCopies.remove(name, userId))

	function takeOver(name: string, take: (copy: KeptCopy<Content>) => TakeUp): boolean {
		const left = keptCopies.find(name, userId)?.content as KeptCopy<Content> | undefined
		if (!left) return false
		// A page that may still be there keeps its key: a second draft is better than one in the place of two.
		const copy = canHoldNames() ? left : { ...left, key: newSendKey(), unanswered: null }
		const takeUp = take(copy)
		if (takeUp === 'busy') return false
		if (takeUp === 'taken') void keptCopies.keep(ownName, userId, copy)
		forget(name)
		return takeUp === 'taken'
	}

	return {
		open(take) {
			let isOver = false
			let giveBack: () => void = () => undefined
			const end = new Promise<void>((resolve) => {
				giveBack = resolve
			})
			holdName(page, async () => {
				await keptCopies.ready()
				const left = keptCopies.of(userId).map(({ subject }) => subject)
				for (const name of left.filter((other) => other !== ownName && other.startsWith(beginning))) {
					if (isOver || (await holdIfFree(pageOf(name), () => !isOver && takeOver(name, take)))) break
				}
				await end
			}).catch((error: unknown) => logFailure('What was not saved could not be looked for.', error))
			return () => {
				isOver = true
				giveBack()
			}
		},
		keep: (copy) => keptCopies.keep(ownName, userId, { userId, ...copy }),
		forget: () => forget(ownName),
		rename(newId) {
			forget(ownName)
			ownName = `${type}:${newId}:${page}`
		},
	}
}

function pageOf(name: string): string {
	return name.slice(name.lastIndexOf(':') + 1)
}
