export interface ToastMessage {
	title: string
	text?: string
	/** An error is read out at once and stays until it is dismissed; the others go after a while. */
	kind: 'ok' | 'error' | 'info'
	/** The message waits for an answer, so it stays until it is dismissed. */
	stays?: boolean
	/** Aborted when the message does not hold any more, which takes it away. */
	until?: AbortSignal
	/** A button in the message, which closes it as well. */
	action?: { label: string; onPress: () => void }
}
