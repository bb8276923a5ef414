import type { ExecProtocolOptionsStream, PGlite } from '@electric-sql/pglite'

/** Holds the messages of the extended protocol; until the Sync that ends them they belong together. */
const OPENING_MESSAGES = new Set(['P', 'B', 'D', 'E', 'C', 'H'].map((letter) => letter.charCodeAt(0)))
const SYNC = 'S'.charCodeAt(0)
const SYNC_MESSAGE = Uint8Array.of(SYNC, 0, 0, 0, 4)

/**
 * An error report of severity PANIC begins so. The two NULs this close together cannot occur in a row of text values.
 */
const PANIC_MARK = Buffer.from('SPANIC\0VPANIC\0')

/**
 * Shows the engine to pglite-socket as it should see it: one conversation at a time, and none after a breakdown.
 *
 * All connections share the engine's one session, and with it the one unnamed statement. pglite-socket lets another
 * connection in between any two messages outside a transaction, so a statement whose parameters arrive in several
 * pieces (anything over 64 KB) can be run with somebody else's SQL. It asks `isInTransaction` whether the connection
 * that spoke last keeps the floor; answering yes until that connection's Sync closes the gap.
 *
 * @param onBroken called when the engine has failed for good, as when the disk is full at a bad moment; PGlite itself would hang at
 *   the next message
 */
export function holdConversations(engine: PGlite, onBroken: (error: unknown) => void): PGlite {
	let isConversationOpen = false
	let isBroken = false

	function failBroken(error: unknown): Promise<never> {
		isBroken = true
		onBroken(error)
		return new Promise(() => undefined)
	}

	async function send(message: Uint8Array, onRawData: ExecProtocolOptionsStream['onRawData']): Promise<void> {
		let didPanic = false
		function pass(data: Uint8Array) {
			didPanic ||= Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(PANIC_MARK)
			onRawData(data)
		}
		if (isBroken) return new Promise(() => undefined)
		await engine.execProtocolRawStream(message, { onRawData: pass }).catch(failBroken)
		if (didPanic) await failBroken(new Error('the engine panicked'))
	}

	async function execProtocolRawStream(message: Uint8Array, options: ExecProtocolOptionsStream): Promise<void> {
		const kind = message[0] ?? 0
		if (OPENING_MESSAGES.has(kind)) isConversationOpen = true
		else if (kind === SYNC) isConversationOpen = false
		await send(message, options.onRawData)
	}

	/** pglite-socket calls this with ROLLBACK when a connection ends while it has the floor. */
	async function exec(query: string) {
		const wasConversationOpen = isConversationOpen
		isConversationOpen = false
		if (wasConversationOpen) await send(SYNC_MESSAGE, () => undefined)
		return isBroken ? [] : engine.exec(query).catch(failBroken)
	}

	const overrides = {
		execProtocolRawStream,
		exec,
		isInTransaction: () => isConversationOpen || engine.isInTransaction(),
	}
	return new Proxy(engine, {
		get(target, property) {
			if (Object.hasOwn(overrides, property)) return overrides[property as keyof typeof overrides]
			const value: unknown = Reflect.get(target, property, target)
			return typeof value === 'function' ? value.bind(target) : value
		},
	})
}
