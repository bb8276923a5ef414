import { ApiError } from '../api.ts'
import type { ContentCalls, ContentItem } from './content-item.ts'
import type { CopyKeeper } from './copy-keeper.ts'
import type { KeptCopy } from './kept-copies.ts'
import { WorkingCopy } from './working-copy.ts'

/** The tests of working copies use this content, on a server and in a browser that only remember. */

export interface TestContent {
	title: string
	hindi: { title: string }
}

type Item = ContentItem<TestContent>
type Kept = KeptCopy<TestContent>

export const text = (title: string, hindi = ''): TestContent => ({ title, hindi: { title: hindi } })

export const itemOf = (version: number, content: TestContent): Item => ({
	id: 'one',
	status: 'draft',
	version,
	publishedVersion: null,
	updatedAt: '2026-11-18T06:00:00Z',
	updatedByName: 'Kavita Joshi',
	isUpdatedByCaller: true,
	isHindiOlder: false,
	publishAt: null,
	scheduleMissedAt: null,
	content,
})

export const refusal = (status: number, code: string, errors: { path: string; message: string }[] = []) =>
	new ApiError(status, { code, message: code, errors })

export const keptCopy = (version: number | null, content: TestContent, given: Partial<Kept> = {}): Kept => ({
	userId: 'kavita',
	version,
	content,
	unanswered: null,
	key: 'k1',
	...given,
})

/** Cleans the content as the server stores it. */
const cleaned = ({ title, hindi }: TestContent) => text(title.trim(), hindi.title.trim())

/** Whoever comes next waits until it is let go. */
function aGate() {
	let shut: Promise<void> | null = null
	return {
		async pass() {
			const isLetGo = shut
			shut = null
			await isLetGo
		},
		hold(): () => void {
			const { promise, resolve } = Promise.withResolvers<void>()
			shut = promise
			return resolve
		},
	}
}

function aServer(item: Item) {
	let stored = item
	const failures: unknown[] = []
	/** This is the key of the creation that it answers again. */
	let createdKey: string | null = null
	let isAnswerLost = false
	const asked: unknown[][] = []
	/** Runs while the next call is on its way. */
	let meanwhile: (() => void) | null = null
	const gate = aGate()
	async function answer(call: unknown[], change: Partial<Item>): Promise<Item> {
		asked.push(call)
		meanwhile?.()
		meanwhile = null
		await gate.pass()
		const failure = failures.shift()
		if (failure) throw failure
		stored = { ...stored, ...change }
		if (isAnswerLost) {
			isAnswerLost = false
			throw new TypeError('the answer was lost')
		}
		return stored
	}
	function saved(version: number, content: TestContent): Partial<Item> {
		const data = cleaned(content)
		if (JSON.stringify(data) === JSON.stringify(stored.content)) return {}
		if (failures.length === 0 && version !== stored.version) failures.push(refusal(409, 'content.changed'))
		return { version: version + 1, content: data }
	}
	function creation(content: TestContent, key: string): Partial<Item> {
		if (failures.length > 0 || key === createdKey) return {}
		createdKey = key
		return { version: 1, content: cleaned(content) }
	}
	const calls: ContentCalls<TestContent> = {
		create: (content, key) => answer(['create', content, key], creation(content, key)),
		get: (id) => answer(['get', id], {}),
		save: (id, version, content) => answer(['save', id, version, content], saved(version, content)),
		publish: (id, version) => answer(['publish', id, version], { status: 'published', publishedVersion: version }),
		schedule: (id, version, { publishAt }) =>
			answer(['schedule', id, version, publishAt], { status: 'scheduled', publishAt }),
		unschedule: (id) => answer(['unschedule', id], { status: 'draft', publishAt: null }),
		unpublish: (id, version) => answer(['unpublish', id, version], { status: 'draft', publishedVersion: null }),
		reinstate: (id) => answer(['reinstate', id], { status: 'published', publishedVersion: 1 }),
		remove: (id, version) => answer(['remove', id, version], { status: 'deleted' }),
		restore: (id) => answer(['restore', id], { status: 'draft' }),
	}
	return {
		calls,
		/** Lists the calls of one kind, with what was given. */
		asked: (kind: keyof typeof calls) => asked.filter(([name]) => name === kind).map(([, ...given]) => given),
		/** The next calls do. */
		fail: (...errors: unknown[]) => void failures.push(...errors),
		/** The next call is done, and nobody is told. */
		loseAnswer() {
			isAnswerLost = true
		},
		change(change: Partial<Item>) {
			stored = { ...stored, ...change }
		},
		/** The next call is answered once this is called. */
		hold: gate.hold,
		during(work: () => void) {
			meanwhile = work
		},
	}
}

function aBrowser(kept: Kept | null) {
	let stored: Omit<Kept, 'userId'> | null = kept
	let isFull = false
	const keeper: CopyKeeper<TestContent> = {
		open(take) {
			if (kept) take(kept)
			return () => undefined
		},
		keep: async (copy) => {
			if (isFull) return false
			stored = copy
			return true
		},
		forget: () => {
			stored = null
		},
		rename: () => undefined,
	}
	const fillUp = () => {
		isFull = true
	}
	return { keeper, fillUp, inBrowser: () => stored }
}

interface Opening {
	item?: Item | null
	kept?: Kept | null
	isReadyToCreate?: (content: TestContent) => boolean
}

export function openTestCopy({
	item = itemOf(1, text('one')),
	kept = null,
	isReadyToCreate = () => true,
}: Opening = {}) {
	const { calls, ...server } = aServer(item ?? itemOf(1, text('one')))
	const { keeper, fillUp, inBrowser } = aBrowser(kept)
	const created: string[] = []
	const copy = new WorkingCopy<TestContent>({
		calls,
		keeper,
		item,
		blank: text(''),
		isReadyToCreate,
		onCreated: (id) => void created.push(id),
	})
	const stop = copy.start()
	return { ...server, copy, inBrowser, fillUp, created, stop }
}
