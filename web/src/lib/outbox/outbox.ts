/**
 * This is the one way to keep what the server does not have yet: texts, photos, quizzes.
 *
 *     const notes = createOutbox<Note>({ stored: noteDatabase, join: (own, other) => … })
 *     await notes.ready()                                       // what earlier pages have left is there
 *     await notes.keep('mains:groundwater', owner, note)        // true: a browser that is killed now still has it
 *     notes.find('mains:groundwater', owner)                    // at once, also what another tab has kept
 *     await notes.claim(viewerId)                               // somebody has signed in: what nobody owned is theirs
 *
 * What is sent by itself is posted instead of kept, and `followOutbox` sends it when the page opens, when the network is back and after a
 * growing wait, in one tab at a time:
 *
 *     await results.post(quizId, owner, result)
 *     const { sendNow, stop } = followOutbox(results, viewerId, async ({ content }) => (await api(…)).data)
 *
 * - An entry is named by its owner and its subject; nobody is shown another owner's. The owner '' is whoever is not signed in: such an
 *   entry is kept and never sent until it is claimed.
 * - `join(kept, other)` says what becomes of two contents of one subject: what the device has, and what the server, another tab or
 *   a stay without sign-in had. Where it is commutative, no copy needs to be newer than another.
 * - What sends an entry resolves to the server's own content, which is joined to what is kept, or to null: then the entry is done and leaves.
 *   What was changed meanwhile stays and is sent again. It throws `Refusal` for what no further try would change; anything else is tried again.
 * - Everything is in memory, too: where the browser stores nothing it lasts as long as the page, and `keep` says so with false.
 * - Its database is an entry of the register (lib/browser-store): a `cleared` one is deleted at a sign-out, an `owned` one stays.
 */
import { newSendKey } from '../send-key.ts'
import { changed, idOf, isDue, type OutboxEntry, tried } from './outbox-entry.ts'
import type { OutboxKind, SendEntry } from './outbox-kind.ts'
import { outboxMemory } from './outbox-memory.ts'
import type { ChangeEntry } from './outbox-storage.ts'
import { inBrowser, type OutboxSurroundings } from './outbox-surroundings.ts'

/** Is thrown by what sends an entry for what the server will never take. */
export class Refusal extends Error {}

export type Outbox<Content> = ReturnType<typeof createOutbox<Content>>

export function createOutbox<Content>(
	kind: OutboxKind<Content>,
	around: OutboxSurroundings<Content> = inBrowser(kind.stored.name),
) {
	const memory = outboxMemory(kind, around)
	const { all, write, change, ready } = memory
	const find = (subject: string, owner: string) => all().get(idOf(owner, subject))
	const of = (owner: string) => [...all().values()].filter((entry) => entry.owner === owner)
	const set = (owner: string, subject: string, content: Content, state: OutboxEntry<Content>['state']) =>
		write([changed(find(subject, owner), { owner, subject, content, state }, newSendKey())], [])

	return {
		ready,
		find: (subject: string, owner: string): OutboxEntry<Content> | null => find(subject, owner) ?? null,
		/** Lists all entries of one owner. */
		of,
		/** @returns false where the browser does not store it: it then lasts as long as the page */
		keep: (subject: string, owner: string, content: Content) => set(owner, subject, content, 'kept'),
		/** Does the same, for what is to be sent. */
		post: (subject: string, owner: string, content: Content) => set(owner, subject, content, 'waiting'),
		/**
		 * Joins it to what there is of the subject, whichever tab has written that last, and leaves what another tab has taken away. It is
		 * for what changes in two tabs at once.
		 *
		 * @returns as `keep`
		 */
		merge: (subject: string, owner: string, content: Content) => memory.merge({ owner, subject, content }),
		remove: (subject: string, owner: string) => write([], [idOf(owner, subject)]),
		/** Makes what nobody owned `owner`'s from now on, joined to what they have of the same subject. */
		async claim(owner: string): Promise<void> {
			await ready()
			const ofNobody = of('')
			if (ofNobody.length === 0) return
			const claimed = ofNobody.map((entry): OutboxEntry<Content> => {
				const own = find(entry.subject, owner)
				if (!own) return { ...entry, owner }
				const content = kind.join(own.content, entry.content)
				const state = [own.state, entry.state].includes('waiting') ? 'waiting' : 'kept'
				return changed({ ...own, tries: 1 }, { owner, subject: entry.subject, content, state }, newSendKey())
			})
			await write(
				claimed,
				ofNobody.map(({ subject }) => idOf('', subject)),
			)
		},
		/**
		 * Sends what is due, one after the other.
		 *
		 * @param isPressed also what would wait longer
		 * @returns false where another tab is sending
		 */
		async send(owner: string, sendOne: SendEntry<Content>, isPressed = false): Promise<boolean> {
			await ready()
			const isWanted = (entry: OutboxEntry<Content>) =>
				isDue(entry, isPressed ? Number.POSITIVE_INFINITY : around.now())
			return around.alone(async () => {
				for (const { subject } of owner === '' ? [] : of(owner)) {
					// The entry is read as it is now, because others were sent meanwhile.
					const entry = find(subject, owner)
					if (entry && isWanted(entry)) await sendEntry(entry, { sendOne, join: kind.join, now: around.now(), change })
				}
			})
		},
		/** Says in milliseconds when something is to be sent next; null means that nothing is. */
		nextTryAt(owner: string): number | null {
			const waiting = of(owner).filter(({ state }) => state === 'waiting')
			return waiting.length === 0 ? null : Math.min(...waiting.map(({ nextTryAt }) => nextTryAt))
		},
		/** Calls `listener` when something has changed, here or in another tab. @returns how to stop */
		subscribe: memory.subscribe,
	}
}

interface Sending<Content> {
	sendOne: SendEntry<Content>
	join: OutboxKind<Content>['join']
	now: number
	change: (id: string, by: ChangeEntry<Content>) => Promise<void>
}

async function sendEntry<Content>(entry: OutboxEntry<Content>, { sendOne, join, now, change }: Sending<Content>) {
	const id = idOf(entry.owner, entry.subject)
	const isSame = (current: OutboxEntry<Content>) => current.revision === entry.revision
	// The try is stored before it is sent: a page that ends now must not lead to the same under another key.
	await change(id, (current) => (current && isSame(current) ? tried(current, now) : undefined))
	try {
		const answer = await sendOne(entry)
		await change(id, (current) => {
			if (!current) return undefined
			if (answer === null) return isSame(current) ? null : undefined
			const state = isSame(current) ? 'kept' : current.state
			return { ...current, content: join(current.content, answer), tries: 0, nextTryAt: 0, state }
		})
	} catch (error) {
		if (!(error instanceof Refusal)) return
		await change(id, (current) => (current && isSame(current) ? { ...current, state: 'refused' } : undefined))
	}
}
