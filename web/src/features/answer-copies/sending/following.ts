/** Comes only where this device has pages, or is about to: most visits of the page do without it. */
import { followOutbox } from '#web/lib/outbox/follow-outbox.ts'
import type { UnsentEntry } from '../pages/arrangement.ts'
import { subjectOf } from '../pages/subject.ts'
import type { SendingContext } from './begin-copy.ts'
import { withdrawFile } from './send-file.ts'
import { sendPage } from './send-page.ts'
import { type UnsentPage, unsentPages } from './unsent-pages.ts'

/** While somebody looks at the page, nobody waits longer for the next try. */
const LONGEST_WAIT_MILLISECONDS = 15_000

interface Following {
	owner: string
	/** Gives what is true at the moment. */
	context(): SendingContext
	onChange(entries: readonly UnsentEntry[]): void
}

/** Sends whatever pages this device has and the server does not, and tells which they are. */
export function followPages({ owner, context, onChange }: Following): { sendNow: () => void; stop: () => void } {
	const show = () => onChange(entriesOf(owner))
	void unsentPages.ready().then(show)
	const stopWatching = unsentPages.subscribe(show)
	const { sendNow, stop } = followOutbox(unsentPages, owner, (entry) => sendPage(entry, context()))
	const timer = setInterval(() => {
		const isWaiting = unsentPages.nextTryAt(owner) !== null
		if (isWaiting && document.visibilityState === 'visible') void sendNow()
	}, LONGEST_WAIT_MILLISECONDS)
	return {
		sendNow: () => void sendNow(),
		stop() {
			clearInterval(timer)
			stopWatching()
			stop()
		},
	}
}

const entriesOf = (owner: string): UnsentEntry[] =>
	unsentPages
		.of(owner)
		.map(({ subject: uploadKey, content }) => entryOf(uploadKey, content))
		.toSorted((one, other) => (one.uploadKey < other.uploadKey ? -1 : 1))

const entryOf = (uploadKey: string, { questionId, day, ...content }: UnsentPage): UnsentEntry => ({
	...content,
	uploadKey,
	subject: subjectOf({ questionId, day }),
})

/** Keeps a file on the device until the server has it. @returns false where the browser does not store it */
export const keepPage = (uploadKey: string, owner: string, page: UnsentPage): Promise<boolean> =>
	unsentPages.post(uploadKey, owner, page)

/** Takes a file off the device, also while it is on its way. */
export function dropPage(uploadKey: string, owner: string): void {
	withdrawFile(uploadKey)
	void unsentPages.remove(uploadKey, owner)
}
