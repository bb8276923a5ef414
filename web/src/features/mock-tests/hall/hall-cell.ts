/** Holds a value that others follow. */
export interface Cell<Value> {
	get: () => Value
	set: (part: Partial<Value>) => void
	/** @returns how to stop */
	subscribe: (listener: () => void) => () => void
}

export function createCell<Value extends object>(first: Value): Cell<Value> {
	let value = first
	const listeners = new Set<() => void>()
	return {
		get: () => value,
		set(part) {
			value = { ...value, ...part }
			for (const listener of listeners) listener()
		},
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
	}
}
