export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Shares through the phone's own sheet, or copies the address where there is none. */
export const shareLink = (title: string, url: string): Promise<ShareOutcome> => share({ title, url }, url)

/** Shares some words with an address; where there is no sheet both are copied. */
export const shareWords = (text: string, url: string): Promise<ShareOutcome> => share({ text, url }, `${text}\n${url}`)

async function share(data: ShareData, copied: string): Promise<ShareOutcome> {
	if (typeof navigator.share === 'function') {
		try {
			await navigator.share(data)
			return 'shared'
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
			// The sheet exists but cannot be used here, so the link is copied.
		}
	}
	return (await copyText(copied)) ? 'copied' : 'failed'
}

async function copyText(text: string): Promise<boolean> {
	try {
		// It is missing on addresses without https.
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return copyBySelection(text)
	}
}

function copyBySelection(text: string): boolean {
	const area = document.createElement('textarea')
	area.value = text
	// Inside an open modal dialog everything outside is inert and could not be selected.
	const place = document.querySelector('dialog[open]') ?? document.body
	place.append(area)
	area.select()
	const isCopied = document.execCommand('copy')
	area.remove()
	return isCopied
}
