import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import type { Workspace } from '@aravalli/shared/evaluation/contract'
import type { RubricMarks } from '@aravalli/shared/evaluation/marking-contract'
import type { DraftContent } from './draft-content.ts'
import { DraftSaver, type KeptDraft, type Save, type SavingState } from './draft-saver.ts'

const MOST_STEPS_BACK = 100

export interface DeskCopyView {
	content: DraftContent
	canUndo: boolean
	canRedo: boolean
	saving: SavingState
	/** False where the browser keeps nothing of what is not saved. */
	isKept: boolean
}

interface DeskCopyCalls {
	save(save: Save): Promise<{ revision: number; savedAt: string }>
	keep(draft: KeptDraft | null): Promise<boolean>
}

/** Holds what is drawn and given on one copy, with the way back and forth, and has it saved. */
export class DeskCopy {
	/** Something that an earlier window had not saved goes on here. */
	readonly isRestored: boolean
	readonly #saver: DraftSaver
	readonly #listeners = new Set<() => void>()
	#before: (readonly Annotation[])[] = []
	#after: (readonly Annotation[])[] = []
	/** Changes that follow each other under one name are one step back. */
	#lastStep: string | null = null
	#view: DeskCopyView

	constructor({ draft }: Pick<Workspace, 'draft'>, kept: KeptDraft | null, calls: DeskCopyCalls) {
		const { annotations, rubric, remark, revision, savedAt } = draft
		const opened = { content: { annotations, rubric, remark }, revision, savedAt }
		this.#saver = new DraftSaver(opened, kept, { ...calls, onState: () => this.#tell() })
		this.isRestored = !this.#saver.isSaved
		this.#view = this.#look()
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener)
		return () => void this.#listeners.delete(listener)
	}

	read = (): DeskCopyView => this.#view

	get revision(): number {
		return this.#saver.revision
	}

	/** Puts other marks on the pages. @param step joins it with the one before, where that has the same name */
	draw(annotations: readonly Annotation[], step: string | null = null): void {
		const { content } = this.#view
		if (step === null || step !== this.#lastStep) {
			this.#before = [...this.#before.slice(1 - MOST_STEPS_BACK), content.annotations]
		}
		this.#lastStep = step
		this.#after = []
		this.#change({ ...content, annotations })
	}

	undo(): void {
		this.#go(this.#before, this.#after)
	}

	redo(): void {
		this.#go(this.#after, this.#before)
	}

	give(rubric: RubricMarks): void {
		this.#change({ ...this.#view.content, rubric })
	}

	remark(remark: string): void {
		this.#change({ ...this.#view.content, remark })
	}

	/** @returns whether all of it is saved */
	flush = (): Promise<boolean> => this.#saver.flush()

	retry = (): Promise<boolean> => this.#saver.retry()

	overwrite = (revision: number): Promise<boolean> => this.#saver.overwrite(revision)

	/** Saves what can be saved, and nothing after that. */
	async close(): Promise<void> {
		await this.#saver.flush()
		this.#saver.stop()
	}

	#go(from: (readonly Annotation[])[], to: (readonly Annotation[])[]): void {
		const annotations = from.pop()
		if (!annotations) return
		to.push(this.#view.content.annotations)
		this.#lastStep = null
		this.#change({ ...this.#view.content, annotations })
	}

	#change(content: DraftContent): void {
		this.#saver.change(content)
		this.#tell()
	}

	#tell(): void {
		this.#view = this.#look()
		for (const listener of this.#listeners) listener()
	}

	#look(): DeskCopyView {
		return {
			content: this.#saver.content,
			canUndo: this.#before.length > 0,
			canRedo: this.#after.length > 0,
			saving: this.#saver.state,
			isKept: this.#saver.isKept,
		}
	}
}
