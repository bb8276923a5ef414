/** Knows how much of each page has left, and why sending stands still; for as long as the page is open. */
export interface Progress {
	/** Are by the keys of the files, between 0 and 1. */
	shares: Readonly<Record<string, number>>
	/** Is the server's sentence about why nothing can be sent for a question now, by its subject. */
	refusals: Readonly<Record<string, string>>
	/** The last try did not get through. */
	isAway: boolean
}

let progress: Progress = { shares: {}, refusals: {}, isAway: false }
const listeners = new Set<() => void>()

function show(next: Progress) {
	progress = next
	for (const listener of listeners) listener()
}

export const readProgress = (): Progress => progress

export function subscribeProgress(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

export function noteShare(uploadKey: string, share: number | null): void {
	const { [uploadKey]: _, ...others } = progress.shares
	if (share === null) show({ ...progress, shares: others })
	else show({ ...progress, isAway: false, shares: { ...others, [uploadKey]: share } })
}

export function noteRefusal(subject: string, sentence: string | null): void {
	if ((progress.refusals[subject] ?? null) === sentence) return
	const { [subject]: _, ...others } = progress.refusals
	show({ ...progress, refusals: sentence === null ? others : { ...others, [subject]: sentence } })
}

export function noteAway(isAway: boolean): void {
	if (progress.isAway !== isAway) show({ ...progress, isAway })
}
