import type { ContentItem, Publishing, Scheduling } from './content-item.ts'
import type { TakeUp } from './copy-keeper.ts'
import type { KeptCopy } from './kept-copies.ts'
import { SaveTimer } from './save-timer.ts'
import { errorsLeft, fieldErrors, saveTrouble } from './save-trouble.ts'
import { ServerCopy } from './server-copy.ts'
import type { WorkingCopyOptions } from './working-copy-options.ts'
import { asTheirs, canBeSaved, openingState, takenUp, troubleOf, type WorkingCopyState } from './working-copy-state.ts'

type Action = 'publish' | 'schedule' | 'unschedule' | 'unpublish' | 'reinstate' | 'remove' | 'restore'

type Call<Content> = (item: ContentItem<Content>) => Promise<ContentItem<Content>>

/** These are done to the item as the server has it, whatever is typed. */
const isApartFromTexts = (action: Action) => action === 'restore' || action === 'reinstate' || action === 'unschedule'

/**
 * Holds one editor's copy of a piece of content, of any type, between the fields and the server: it saves by itself,
 * never over a version that the editor has not seen, and keeps in the browser what is not saved yet.
 */
export class WorkingCopy<Content> {
	readonly #options: WorkingCopyOptions<Content>
	readonly #listeners = new Set<() => void>()
	readonly #server: ServerCopy<Content>
	#state: WorkingCopyState<Content>
	readonly #timer = new SaveTimer(() => this.#saveByItself())
	#saving: Promise<boolean> | undefined
	#acting: Promise<boolean> | undefined
	/** An action is being called: it names a version, so no save may pass it. */
	#calling: Promise<unknown> | undefined

	constructor(options: WorkingCopyOptions<Content>) {
		this.#options = options
		this.#state = openingState(options.item, options.blank)
		this.#server = new ServerCopy(this.#state.content)
	}

	readonly read = () => this.#state

	readonly subscribe = (listener: () => void) => {
		this.#listeners.add(listener)
		return () => void this.#listeners.delete(listener)
	}

	/** Takes up what this browser had kept, which the server cannot know, and saves by itself from now on. @returns ends it */
	readonly start = () => {
		const backOnline = () => void (this.#state.trouble === 'away' && this.#state.isChanged && this.save())
		this.#timer.isOver = false
		addEventListener('online', backOnline)
		const giveBack = this.#options.keeper.open((kept) => this.#takeUp(kept))
		return () => {
			this.#timer.isOver = true
			giveBack()
			removeEventListener('online', backOnline)
			this.#timer.stop()
		}
	}

	readonly edit = (content: Content) => {
		const before = this.#state
		const isChanged = this.#server.lacks(content)
		this.#set({
			content,
			isChanged,
			errors: errorsLeft(before.errors, before.content, content),
			// The server has not refused what is written now.
			trouble: before.trouble === 'refused' ? null : before.trouble,
		})
		this.#timer.stop()
		if (!isChanged) return this.#options.keeper.forget()
		this.#keep()
		if (canBeSaved(before)) this.#timer.afterChange()
	}

	/** Puts other content in the place of what was typed; it is saved like anything typed. */
	readonly replace = (content: Content) => {
		this.#set({ edition: this.#state.edition + 1 })
		this.edit(content)
	}

	/** @returns whether the server has all that was typed until now */
	readonly save = async (): Promise<boolean> => {
		await this.#calling
		return this.#saveNow()
	}

	async #saveNow(): Promise<boolean> {
		await this.#saving
		if (this.#state.theirs) return false
		return this.#state.isChanged ? this.#sendOnce() : true
	}

	/**
	 * Waits for what is under way and saves the rest, for whoever leaves.
	 * @returns `refused`: what was asked for before was not done, and the page says why
	 */
	readonly finish = async (): Promise<'done' | 'unsaved' | 'refused'> => {
		const isDone = await this.#acting
		while (this.#state.isChanged) if (!(await this.save())) return 'unsaved'
		return isDone === false ? 'refused' : 'done'
	}

	readonly publish = (publishing: Publishing = { isHindiCurrent: false }) =>
		this.#act('publish', ({ id, version }) => this.#options.calls.publish(id, version, publishing))
	readonly schedule = (scheduling: Scheduling) =>
		this.#act('schedule', ({ id, version }) => this.#options.calls.schedule(id, version, scheduling))
	readonly unschedule = () => this.#act('unschedule', ({ id }) => this.#options.calls.unschedule(id))
	readonly unpublish = () => this.#act('unpublish', ({ id, version }) => this.#options.calls.unpublish(id, version))
	readonly reinstate = () => this.#act('reinstate', ({ id }) => this.#options.calls.reinstate(id))
	readonly remove = () => this.#act('remove', ({ id, version }) => this.#options.calls.remove(id, version))
	readonly restore = () => this.#act('restore', ({ id }) => this.#options.calls.restore(id))

	/** @returns what it replaces */
	readonly takeTheirs = (): Content => {
		const { theirs, content } = this.#state
		if (!theirs) return content
		this.#timer.stop()
		this.#server.answered(theirs.content)
		this.#options.keeper.forget()
		this.#set(asTheirs(this.#state, theirs))
		return content
	}

	/** Saves over the version that the editor has now seen. */
	readonly keepMine = (): Promise<boolean> => {
		this.#set({ item: this.#state.theirs ?? this.#state.item, theirs: null, isChanged: true })
		return this.save()
	}

	#takeUp(kept: KeptCopy<Content>): TakeUp {
		if (this.#state.isChanged) return 'busy'
		if (this.#server.has(kept.content)) return 'known'
		this.#server.takeUp(kept)
		this.#set(takenUp(this.#state, kept))
		if (!this.#state.theirs && !this.#state.trouble) this.#timer.afterChange()
		return 'taken'
	}

	#sendOnce(): Promise<boolean> {
		this.#saving ??= this.#send().finally(() => {
			this.#saving = undefined
		})
		return this.#saving
	}

	async #send(): Promise<boolean> {
		this.#set({ busyWith: this.#state.busyWith ?? 'save' })
		try {
			await this.#sendAgain()
			const { item, content, isChanged, theirs } = this.#state
			if (!theirs && (isChanged || !item)) await this.#deliver(content)
			return !this.#state.theirs
		} catch (error) {
			await this.#fail(error)
			return false
		} finally {
			if (this.#state.busyWith === 'save') this.#set({ busyWith: null })
		}
	}

	/**
	 * Sends first what was never answered, as it was: whether it had arrived or not, the answer is then the same. Something
	 * newer would, after a lost creation, pass for it, and after a lost save meet it as somebody else's version.
	 */
	async #sendAgain(): Promise<void> {
		const content = this.#server.unansweredBut(this.#state.content)
		if (content === null) return
		try {
			await this.#deliver(content)
		} catch (error) {
			// It was refused the first time, too, and what is there now may not be.
			if (saveTrouble(error) !== 'refused') throw error
			this.#server.unanswered = null
		}
	}

	async #deliver(content: Content): Promise<void> {
		const { calls, onCreated } = this.#options
		const { item, isChanged } = this.#state
		this.#timer.stop()
		this.#server.unanswered = content
		if (isChanged) this.#keep()
		if (item) return this.#accept(await calls.save(item.id, item.version, content), content)
		const created = await calls.create(content, this.#server.key)
		// Version 1 is what was sent. A later one is told of a creation that was sent before, from which somebody has gone on.
		this.#accept({ ...created, version: 1 }, content)
		if (created.version > 1) this.#confront(created)
		if (!this.#timer.isOver) onCreated(created.id)
	}

	/** @returns whether it was done; why not is said by the state */
	#act(action: Action, call: Call<Content>): Promise<boolean> {
		if (this.#acting !== undefined) return Promise.resolve(false)
		this.#acting = this.#do(action, call).finally(() => {
			this.#acting = undefined
		})
		return this.#acting
	}

	async #do(action: Action, call: Call<Content>): Promise<boolean> {
		this.#set({ busyWith: action === 'publish' ? 'publish' : 'other', errors: [] })
		try {
			const item = await this.#readyFor(action)
			if (!item) return false
			const { content } = this.#state
			const { version } = item
			// The version stays the one that was seen: what is restored or reinstated may be newer, and the next save is to find
			// that out.
			const answer = { ...(await this.#calledFor(item, call)), version }
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

	#calledFor(item: ContentItem<Content>, call: Call<Content>): Promise<ContentItem<Content>> {
		const called = call(item)
		this.#calling = called.catch(() => undefined)
		return called
	}

	/** Gives the item with all that was typed, as far as the action needs it; null means that it must wait. */
	async #readyFor(action: Action): Promise<ContentItem<Content> | null> {
		if (isApartFromTexts(action)) return this.#state.item
		if (!(await this.#saveNow()) && action !== 'remove') return null
		// A new one is published even without a letter: what it lacks is then said.
		if (!this.#state.item) await this.#sendOnce()
		return this.#state.theirs ? null : this.#state.item
	}

	/** The item has changed around what was typed. */
	#goOn(item: ContentItem<Content>) {
		const trouble = troubleOf(item)
		this.#set({ item, trouble })
		if (!trouble) this.#timer.afterChange()
	}

	/** @param content what of the fields the server has now */
	#accept(item: ContentItem<Content>, content: Content) {
		const { keeper } = this.#options
		if (!this.#state.item) keeper.rename(item.id)
		this.#server.answered(content)
		this.#timer.succeeded()
		const isChanged = this.#server.lacks(this.#state.content)
		this.#set({ item, isChanged, trouble: troubleOf(item), wasKept: false })
		if (isChanged) {
			this.#keep()
			this.#timer.afterChange()
		} else keeper.forget()
	}

	async #fail(error: unknown): Promise<void> {
		const trouble = saveTrouble(error)
		if (trouble === 'changed') return this.#meet()
		if (trouble === 'refused') this.#server.unanswered = null
		this.#set({ trouble, errors: fieldErrors(error) })
		if (trouble === 'away' && this.#state.isChanged) this.#timer.afterFailure()
	}

	/** Somebody was faster: their version is fetched, to be looked at. */
	async #meet(): Promise<void> {
		if (!this.#state.item) return
		try {
			this.#confront(await this.#options.calls.get(this.#state.item.id))
		} catch (error) {
			await this.#fail(error)
		}
	}

	#confront(theirs: ContentItem<Content>) {
		this.#timer.stop()
		this.#server.unanswered = null
		this.#set({ theirs, trouble: null })
	}

	#saveByItself() {
		const { item, content } = this.#state
		if (item || this.#options.isReadyToCreate(content)) void this.save()
		else this.#timer.afterChange()
	}

	#keep() {
		const { item, content } = this.#state
		const { unanswered, key } = this.#server
		const copy = { version: item?.version ?? null, content, unanswered, key }
		void this.#options.keeper.keep(copy).then((isKept) => isKept === this.#state.isKept || this.#set({ isKept }))
	}

	#set(changes: Partial<WorkingCopyState<Content>>) {
		this.#state = { ...this.#state, ...changes }
		for (const listener of this.#listeners) listener()
	}
}
