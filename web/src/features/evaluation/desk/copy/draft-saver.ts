/**
 * Saves what an evaluator draws and gives, by itself and a moment after each change.
 *
 * Never are two saves on their way at once, and each is sent under a name of its own until it is answered: so a save whose
 * answer was lost is not taken for somebody else's change. Whatever the server does not have is kept in the browser before
 * it is sent, and is forgotten when all of it is saved: a closed window, a killed server and a lost network lose nothing.
 */
import { ApiError, needsSignIn } from '#web/lib/api.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import type { DraftContent } from './draft-content.ts'

const SAVE_AFTER_MILLISECONDS = 600
/** These lie between tries while the server is away; the last one is repeated. */
const RETRY_MILLISECONDS = [2_000, 5_000, 10_000, 20_000, 30_000]

/**
 * - `away`: the server could not be asked; it is tried again
 * - `lost`: the copy is with somebody else now, or is returned
 * - `changed`: something else was saved in another window
 * - `refused`: the server takes it not as it is
 */
export type SavingState =
	| { kind: 'saved'; at: string | null }
	| { kind: 'unsaved' | 'saving' | 'away' | 'lost' | 'changed' | 'signed-out' }
	| { kind: 'refused'; message: string }

export interface Save {
	saveId: string
	/** Is the revision on which it builds. */
	revision: number
	content: DraftContent
}

/** Is what the browser keeps of what is not saved. */
export interface KeptDraft {
	revision: number
	content: DraftContent
	/** Was sent and is not answered. */
	pending: Save | null
}

export interface SaverCalls {
	save(save: Save): Promise<{ revision: number; savedAt: string }>
	/** @param draft null: all is saved. @returns whether the browser keeps it, once it is on the disk */
	keep(draft: KeptDraft | null): Promise<boolean>
	/** Says that the state is another one. */
	onState(): void
}

interface Opened {
	revision: number
	content: DraftContent
	savedAt: string | null
}

export class DraftSaver {
	state: SavingState
	/** False where the browser keeps nothing: then only an open window has what is not saved. */
	isKept = true
	#content: DraftContent
	#saved: DraftContent | null
	#revision: number
	#pending: Save | null = null
	#timer: ReturnType<typeof setTimeout> | undefined
	#running: Promise<boolean> | undefined
	#savedAt: string | null
	#failures = 0
	#isOver = false
	#isToBeKept = false
	#keeping: Promise<void> | undefined
	readonly #calls: SaverCalls

	/** @param kept what an earlier window has left: it goes on */
	constructor(opened: Opened, kept: KeptDraft | null, calls: SaverCalls) {
		this.#calls = calls
		this.#saved = opened.content
		this.#content = opened.content
		this.#revision = opened.revision
		this.#savedAt = opened.savedAt
		this.state = { kind: 'saved', at: opened.savedAt }
		if (!kept) return
		this.#content = kept.content
		this.#revision = kept.revision
		this.#pending = kept.pending
		if (kept.revision !== opened.revision) this.#saved = null
		this.state = { kind: 'unsaved' }
	}

	get content(): DraftContent {
		return this.#content
	}

	/** Is the last one that the server has answered. */
	get revision(): number {
		return this.#revision
	}

	get isSaved(): boolean {
		return this.#pending === null && this.#saved !== null && isSame(this.#saved, this.#content)
	}

	change(content: DraftContent): void {
		this.#content = content
		this.#keep()
		if (this.#isHalted()) return
		if (!this.#running) this.#set({ kind: 'unsaved' })
		this.#schedule(SAVE_AFTER_MILLISECONDS)
	}

	/** Saves what is not saved, now. @returns whether all of it is */
	async flush(): Promise<boolean> {
		clearTimeout(this.#timer)
		if (this.#isOver || this.#isHalted()) return this.isSaved
		this.#running ??= this.#run().finally(() => {
			this.#running = undefined
		})
		const isDone = await this.#running
		return isDone && !this.isSaved ? this.flush() : isDone
	}

	/** Goes on with what is here, over what was saved elsewhere. @param revision the one that the server has */
	overwrite(revision: number): Promise<boolean> {
		this.#revision = revision
		this.#pending = null
		this.#saved = null
		this.#keep()
		return this.retry()
	}

	/** Tries again, whatever has stopped it. */
	retry(): Promise<boolean> {
		this.#set({ kind: 'unsaved' })
		return this.flush()
	}

	/** What is on its way ends well; nothing more is begun. What is not saved stays in the browser. */
	stop(): void {
		this.#isOver = true
		clearTimeout(this.#timer)
	}

	async #run(): Promise<boolean> {
		while (this.#pending || !this.isSaved) {
			this.#pending ??= { saveId: newSendKey(), revision: this.#revision, content: this.#content }
			this.#keep()
			this.#set({ kind: 'saving' })
			const pending = this.#pending
			try {
				const { revision, savedAt } = await this.#calls.save(pending)
				this.#answered(pending, revision, savedAt)
			} catch (error) {
				this.#failed(error)
				return false
			}
			// Whoever goes on writing has the next save a moment later, and not at once.
			if (!this.isSaved) break
		}
		// Whoever takes a change back before it was sent has nothing to save.
		if (this.isSaved && this.state.kind !== 'saved') this.#set({ kind: 'saved', at: this.#savedAt })
		return true
	}

	#answered({ content }: Save, revision: number, savedAt: string): void {
		this.#failures = 0
		this.#pending = null
		this.#revision = revision
		this.#saved = content
		this.#savedAt = savedAt
		this.#keep()
		this.#set(this.isSaved ? { kind: 'saved', at: savedAt } : { kind: 'unsaved' })
		if (!this.isSaved) this.#schedule(SAVE_AFTER_MILLISECONDS)
	}

	#failed(error: unknown): void {
		const state = stateOf(error)
		this.#set(state)
		if (state.kind === 'refused') this.#pending = null
		if (state.kind !== 'away') return
		this.#schedule(RETRY_MILLISECONDS[this.#failures] ?? RETRY_MILLISECONDS.at(-1) ?? 0)
		this.#failures += 1
	}

	#isHalted(): boolean {
		return ['lost', 'changed', 'signed-out'].includes(this.state.kind)
	}

	/** The browser writes one state after the other, and leaves out those that another has followed meanwhile. */
	#keep(): void {
		this.#isToBeKept = true
		this.#keeping ??= this.#keepAll().finally(() => {
			this.#keeping = undefined
		})
	}

	async #keepAll(): Promise<void> {
		while (this.#isToBeKept) {
			this.#isToBeKept = false
			const draft = { revision: this.#revision, content: this.#content, pending: this.#pending }
			const isKept = await this.#calls.keep(this.isSaved ? null : draft)
			if (isKept === this.isKept) continue
			this.isKept = isKept
			this.#calls.onState()
		}
	}

	#schedule(milliseconds: number): void {
		clearTimeout(this.#timer)
		if (!this.#isOver) this.#timer = setTimeout(() => void this.flush(), milliseconds)
	}

	#set(state: SavingState): void {
		this.state = state
		this.#calls.onState()
	}
}

/** Contents are never changed in place. */
const isSame = (one: DraftContent, other: DraftContent) =>
	one === other ||
	(one.remark === other.remark &&
		JSON.stringify(one.rubric) === JSON.stringify(other.rubric) &&
		JSON.stringify(one.annotations) === JSON.stringify(other.annotations))

function stateOf(error: unknown): SavingState {
	if (needsSignIn(error)) return { kind: 'signed-out' }
	if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { kind: 'away' }
	switch (error.code) {
		case 'evaluation.changed':
			return { kind: 'changed' }
		case 'evaluation.not-yours':
		case 'evaluation.published':
		case 'evaluation.not-found':
			return { kind: 'lost' }
		default:
			return { kind: 'refused', message: error.message }
	}
}
