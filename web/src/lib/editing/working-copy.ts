import type { ContentCalls, ContentItem, FieldError } from './content-item.ts'
import type { CopyKeeper } from './kept-copies.ts'
import { fieldErrors, type SaveTrouble, saveTrouble } from './save-trouble.ts'

/** So long after the last change it saves by itself. */
const AUTOSAVE_MILLISECONDS = 3_000
/** Between tries while the server is away; the last one is repeated. */
const RETRY_MILLISECONDS = [5_000, 10_000, 20_000, 30_000]

export interface WorkingCopyState<Content> {
	/** As it is typed. */
	content: Content
	/** As the server has it; null: it has nothing of it yet. */
	item: ContentItem<Content> | null
	/** Whether the server lacks something of what was typed. */
	isChanged: boolean
	busyWith: 'save' | 'publish' | 'other' | null
	trouble: SaveTrouble | null
	/** A newer version of somebody else's: nothing is saved until it is decided which goes on. */
	theirs: ContentItem<Content> | null
	errors: readonly FieldError[]
	/** Whether it began with what this browser had kept. */
	wasKept: boolean
	/** Rises when the content was replaced by another, and not typed. */
	edition: number
}

interface WorkingCopyOptions<Content> {
	calls: ContentCalls<Content>
	keeper: CopyKeeper<Content>
	/** Null for a new one. */
	item: ContentItem<Content> | null
	/** What a new one begins with. */
	blank: Content
	/** Whether a new one may be created by itself now: its id is made of what is typed by then. */
	isReadyToCreate: () => boolean
	onCreated(id: string): void
}

type Action = 'publish' | 'unpublish' | 'reinstate' | 'remove' | 'restore'

/**
 * One editor's copy of a piece of content, of any type, between the fields and the server: it saves by itself, never over a version
 * that the editor has not seen, and keeps in the browser what is not saved yet.
 */
export class WorkingCopy<Content> {
	readonly #options: WorkingCopyOptions<Content>
	readonly #listeners = new Set<() => void>()
	#key = newKey()
	#state: WorkingCopyState<Content>
	/** What the server has of the fields. */
	#savedText: string
	#timer: ReturnType<typeof setTimeout> | undefined
	#failedTries = 0
	#saving: Promise<boolean> | undefined

	constructor(options: WorkingCopyOptions<Content>) {
		const { item, blank } = options
		const content = item?.content ?? blank
		this.#options = options
		this.#savedText = JSON.stringify(content)
		this.#state = {
			content,
			item,
			isChanged: false,
			busyWith: null,
			trouble: item && troubleOf(item),
			theirs: null,
			errors: [],
			wasKept: false,
			edition: 0,
		}
	}

	readonly read = () => this.#state

	readonly subscribe = (listener: () => void) => {
		this.#listeners.add(listener)
		return () => void this.#listeners.delete(listener)
	}

	/** Takes up what this browser had kept, which the server cannot know, and saves by itself from now on. @returns ends it */
	readonly start = () => {
		const backOnline = () => void (this.#state.trouble === 'away' && this.#state.isChanged && this.save())
		addEventListener('online', backOnline)
		this.#takeUp()
		return () => {
			removeEventListener('online', backOnline)
			clearTimeout(this.#timer)
		}
	}

	readonly edit = (content: Content) => {
		const before = this.#state
		const isChanged = JSON.stringify(content) !== this.#savedText
		const errors = before.errors.filter(({ path }) => valueAt(content, path) === valueAt(before.content, path))
		this.#set({ content, isChanged, errors })
		clearTimeout(this.#timer)
		if (!isChanged) {
			this.#options.keeper.forget()
			return
		}
		this.#keep()
		const isHopeless = before.theirs || before.trouble === 'gone' || before.trouble === 'deleted'
		if (!isHopeless) this.#saveLater(AUTOSAVE_MILLISECONDS)
	}

	/** Puts other content in the place of what was typed; it is saved like anything typed. */
	readonly replace = (content: Content) => {
		this.#set({ edition: this.#state.edition + 1 })
		this.edit(content)
	}

	/** @returns whether the server has all that was typed */
	readonly save = async (): Promise<boolean> => {
		await this.#saving
		if (this.#state.theirs) return false
		return this.#state.isChanged ? this.#sendOnce() : true
	}

	readonly publish = () => this.#act('publish')
	readonly unpublish = () => this.#act('unpublish')
	readonly reinstate = () => this.#act('reinstate')
	readonly remove = () => this.#act('remove')
	readonly restore = () => this.#act('restore')

	/** @returns what it replaces */
	readonly takeTheirs = (): Content => {
		const { theirs, content, edition } = this.#state
		if (!theirs) return content
		clearTimeout(this.#timer)
		this.#savedText = JSON.stringify(theirs.content)
		this.#options.keeper.forget()
		this.#set({
			item: theirs,
			content: theirs.content,
			isChanged: false,
			theirs: null,
			errors: [],
			wasKept: false,
			edition: edition + 1,
		})
		return content
	}

	/** Saves over the version that the editor has now seen. */
	readonly keepMine = (): Promise<boolean> => {
		this.#set({ item: this.#state.theirs ?? this.#state.item, theirs: null, isChanged: true })
		return this.save()
	}

	#takeUp() {
		const { item, trouble, edition } = this.#state
		const kept = this.#options.keeper.read()
		if (!kept || JSON.stringify(kept.content) === this.#savedText) return
		this.#key = kept.key
		const theirs = item && kept.version !== item.version ? item : null
		this.#set({ content: kept.content, isChanged: true, wasKept: true, theirs, edition: edition + 1 })
		if (!theirs && !trouble) this.#saveLater(AUTOSAVE_MILLISECONDS)
	}

	#sendOnce(): Promise<boolean> {
		this.#saving ??= this.#send().finally(() => {
			this.#saving = undefined
		})
		return this.#saving
	}

	async #send(): Promise<boolean> {
		const { calls, onCreated } = this.#options
		const { item, content, busyWith } = this.#state
		clearTimeout(this.#timer)
		this.#set({ busyWith: busyWith ?? 'save' })
		try {
			const saved = await (item ? calls.save(item.id, item.version, content) : calls.create(content, this.#key))
			this.#accept(saved, content)
			if (!item) onCreated(saved.id)
			return !this.#state.isChanged
		} catch (error) {
			await this.#fail(error)
			return false
		} finally {
			if (this.#state.busyWith === 'save') this.#set({ busyWith: null })
		}
	}

	/** @returns whether it was done; why not is said by the state */
	async #act(action: Action): Promise<boolean> {
		if (this.#state.busyWith === 'publish' || this.#state.busyWith === 'other') return false
		this.#set({ busyWith: action === 'publish' ? 'publish' : 'other', errors: [] })
		try {
			const isSaved = action === 'restore' || (await this.save())
			if (!isSaved && action !== 'remove') return false
			// A new one is published even without a letter: what it lacks is then said.
			if (!this.#state.item) await this.#sendOnce()
			const { item, content } = this.#state
			if (!item) return false
			const answer = await this.#options.calls[action](item.id, item.version)
			// What was typed meanwhile, or could not be saved, is not what was acted on.
			if (this.#state.isChanged) this.#goOn(answer)
			else this.#accept(answer, content)
			return true
		} catch (error) {
			await this.#fail(error)
			return false
		} finally {
			this.#set({ busyWith: null })
		}
	}

	/** The item has changed around what was typed. */
	#goOn(item: ContentItem<Content>) {
		const trouble = troubleOf(item)
		this.#set({ item, trouble })
		if (!trouble) this.#saveLater(AUTOSAVE_MILLISECONDS)
	}

	/** @param content what of the fields the server has now */
	#accept(item: ContentItem<Content>, content: Content) {
		const { keeper } = this.#options
		if (!this.#state.item) keeper.rename(item.id)
		this.#savedText = JSON.stringify(content)
		this.#failedTries = 0
		const isChanged = JSON.stringify(this.#state.content) !== this.#savedText
		this.#set({ item, isChanged, trouble: troubleOf(item), wasKept: false })
		if (isChanged) {
			this.#keep()
			this.#saveLater(AUTOSAVE_MILLISECONDS)
		} else keeper.forget()
	}

	async #fail(error: unknown): Promise<void> {
		const trouble = saveTrouble(error)
		if (trouble === 'changed') return this.#meet()
		this.#set({ trouble, errors: fieldErrors(error) })
		if (trouble !== 'away' || !this.#state.isChanged) return
		this.#saveLater(RETRY_MILLISECONDS[this.#failedTries] ?? RETRY_MILLISECONDS.at(-1) ?? 0)
		this.#failedTries += 1
	}

	/** Somebody was faster: their version is fetched, to be looked at. */
	async #meet(): Promise<void> {
		if (!this.#state.item) return
		try {
			this.#set({ theirs: await this.#options.calls.get(this.#state.item.id), trouble: null })
		} catch (error) {
			await this.#fail(error)
		}
	}

	#saveLater(milliseconds: number) {
		clearTimeout(this.#timer)
		this.#timer = setTimeout(() => {
			if (this.#state.item || this.#options.isReadyToCreate()) void this.save()
			else this.#saveLater(AUTOSAVE_MILLISECONDS)
		}, milliseconds)
	}

	#keep() {
		const { item, content } = this.#state
		this.#options.keeper.keep({ version: item?.version ?? null, content, key: this.#key })
	}

	#set(changes: Partial<WorkingCopyState<Content>>) {
		this.#state = { ...this.#state, ...changes }
		for (const listener of this.#listeners) listener()
	}
}

function troubleOf({ status }: ContentItem<unknown>): SaveTrouble | null {
	return status === 'deleted' ? 'deleted' : null
}

/** Not `randomUUID`, which browsers have on secure connections only. */
function newKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function valueAt(content: unknown, path: string): unknown {
	return path.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], content)
}
