import { logFailure } from '../log-failure.ts'
import { newSendKey } from '../send-key.ts'
import { changed, idOf, type OutboxEntry } from './outbox-entry.ts'
import type { OlderEntries, OutboxKind } from './outbox-kind.ts'
import type { ChangeEntry, OutboxStorage } from './outbox-storage.ts'
import type { OutboxSurroundings } from './outbox-surroundings.ts'

type Entries<Content> = ReadonlyMap<string, OutboxEntry<Content>>

/** A sign-out clears these, which the register alone would leave to the next page. */
const clearedAtSignOut = new Set<() => void>()

/**
 * Forgets everything at a sign-out, after the databases are deleted: nothing of it is left in the pages that are open.
 */
export function forgetOutboxes(): void {
	for (const forget of clearedAtSignOut) forget()
}

/** Keeps entries in memory and in the storage, by the same words whether there is one or not. */
export function outboxMemory<Content>(
	kind: OutboxKind<Content>,
	{ storage, tell, onTold }: OutboxSurroundings<Content>,
) {
	const shown = shownEntries<Content>()
	let loading: Promise<void> | null = null

	/** @returns false where the browser refuses its database, or it is full */
	async function write(put: OutboxEntry<Content>[], removed: string[]): Promise<boolean> {
		shown.show(new Map([...without(shown.get(), removed), ...withId(put)]))
		const isStored = await storage.write(put, removed).then(
			() => true,
			() => false,
		)
		if (isStored) tell()
		return isStored
	}

	/** Changes what is there now, whichever tab has written it last. */
	async function change(id: string, by: ChangeEntry<Content>): Promise<void> {
		let next: ReturnType<typeof by>
		const work: ChangeEntry<Content> = (current) => {
			next = by(current)
			return next
		}
		await storage.change(id, work).catch(() => void work(shown.get().get(id)))
		if (next !== undefined) shown.show(new Map([...without(shown.get(), [id]), ...withId(next ? [next] : [])]))
		tell()
	}

	async function readAgain(): Promise<void> {
		const before = shown.get()
		const read = await storage.readAll()
		if (shown.get() !== before) return readAgain()
		shown.show(new Map(withId(read)))
	}

	async function load() {
		onTold(() => void readAgain().catch(() => undefined))
		const left = await storage.readAll().catch((error: unknown) => {
			logFailure(`what was kept as ${kind.stored.name} could not be read`, error)
			return []
		})
		const begun = shown.get()
		shown.show(new Map([...withId(left), ...begun]))
		const isBegun = ({ owner, subject }: OutboxEntry<Content>) => begun.has(idOf(owner, subject))
		for (const entry of left.filter(isBegun)) await write([joined(kind, shown.get(), entry)], [])
		await takeOver(kind, (entry) => write([joined(kind, shown.get(), entry)], []))
	}

	function ready(): Promise<void> {
		loading ??= load()
		return loading
	}

	if (kind.stored.keeping === 'cleared')
		clearedAtSignOut.add(() => {
			shown.show(new Map())
			tell()
		})
	const merge = mergeInto(kind, shown, storage)
	const mergeAndTell = async (given: NewEntry<Content>) => {
		const isStored = await merge(given)
		if (isStored) tell()
		return isStored
	}
	return { all: shown.get, write, merge: mergeAndTell, change, ready, subscribe: shown.subscribe }
}

/** Joins in memory at once, and then with what is on the disk, where another tab may have taken it away. */
function mergeInto<Content>(
	kind: OutboxKind<Content>,
	shown: ReturnType<typeof shownEntries<Content>>,
	storage: OutboxStorage<Content>,
) {
	return async (given: NewEntry<Content>): Promise<boolean> => {
		const id = idOf(given.owner, given.subject)
		const here = joined(kind, shown.get(), given)
		shown.show(new Map([...shown.get(), [id, here]]))
		let next = here
		const isStored = await storage
			.change(id, (current) => {
				if (current) next = joined(kind, new Map([[id, current]]), given)
				return current && next
			})
			.then(
				() => true,
				() => false,
			)
		if (isStored && shown.get().get(id) === here) shown.show(new Map([...shown.get(), [id, next]]))
		return isStored
	}
}

/** Takes over what an older version kept; it stays in its old place until it is safe in the new one. */
async function takeOver<Content>(
	kind: OutboxKind<Content>,
	put: (entry: NewEntry<Content>) => Promise<boolean>,
): Promise<void> {
	try {
		const older = await kind.takeOver?.()
		const stored: boolean[] = []
		for (const entry of older?.entries ?? []) stored.push(await put(entry))
		if (!stored.includes(false)) await older?.forget()
	} catch (error) {
		logFailure(`what was kept before ${kind.stored.name} could not be read`, error)
	}
}

function shownEntries<Content>() {
	let entries: Entries<Content> = new Map()
	const listeners = new Set<() => void>()
	return {
		get: () => entries,
		show(shown: Entries<Content>) {
			entries = shown
			for (const listener of listeners) listener()
		},
		subscribe(listener: () => void): () => void {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
	}
}

const withId = <Content>(read: readonly OutboxEntry<Content>[]) =>
	read.map((entry) => [idOf(entry.owner, entry.subject), entry] as const)

const without = <Content>(entries: Entries<Content>, removed: readonly string[]) =>
	[...entries].filter(([id]) => !removed.includes(id))

type NewEntry<Content> = OlderEntries<Content>['entries'][number]

/** What was there before is joined to what has been begun without knowing of it. */
function joined<Content>(
	{ join }: OutboxKind<Content>,
	entries: Entries<Content>,
	{ owner, subject, content, state = 'kept' }: NewEntry<Content>,
): OutboxEntry<Content> {
	const known = entries.get(idOf(owner, subject))
	const next = { owner, subject, content: known ? join(content, known.content) : content }
	return changed(known, { ...next, state: known?.state ?? state }, newSendKey())
}
