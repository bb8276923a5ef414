/** A short message over the page. */
export interface ToastMessage {
	title: string
	text?: string
	/** An error is read out at once and stays until it is dismissed; the others go after a while. */
	kind: 'ok' | 'error' | 'info'
}
