/** A copy saves by itself so long after the last change. */
const AUTOSAVE_MILLISECONDS = 3_000
/** These lie between tries while the server is away; the last one is repeated. */
const RETRY_MILLISECONDS = [5_000, 10_000, 20_000, 30_000]

/** Says when a working copy is to be saved next. */
export class SaveTimer {
	readonly #save: () => void
	#timer: ReturnType<typeof setTimeout> | undefined
	#failedTries = 0
	/** Its page is gone; what is under way still ends well. */
	isOver = false

	constructor(save: () => void) {
		this.#save = save
	}

	/** Waits a while after the last change. */
	afterChange() {
		this.#start(AUTOSAVE_MILLISECONDS)
	}

	/** Waits longer each time, until a save succeeds. */
	afterFailure() {
		this.#start(RETRY_MILLISECONDS[this.#failedTries] ?? RETRY_MILLISECONDS.at(-1) ?? 0)
		this.#failedTries += 1
	}

	succeeded() {
		this.#failedTries = 0
	}

	stop() {
		clearTimeout(this.#timer)
	}

	#start(milliseconds: number) {
		this.stop()
		if (!this.isOver) this.#timer = setTimeout(this.#save, milliseconds)
	}
}
