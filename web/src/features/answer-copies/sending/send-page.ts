import { ApiError } from '#web/lib/api.ts'
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts'
import { subjectOf } from '../pages/subject.ts'
import { removeDue } from '../pages/sync-copy.ts'
import { copyQuery } from '../queries.ts'
import { beginCopy, type SendingContext } from './begin-copy.ts'
import { noteAway, noteShare } from './progress.ts'
import { FileRefused, FileWithdrawn, sendFile } from './send-file.ts'
import type { UnsentPage } from './unsent-pages.ts'

/**
 * Sends one page that is kept on the device.
 *
 * @returns null once it is safe and known to be; the page with the sentence where the server refuses it
 * @throws whatever a later try may change
 */
export async function sendPage(
	{ subject: uploadKey, owner, content: page }: OutboxEntry<UnsentPage>,
	context: SendingContext,
): Promise<UnsentPage | null> {
	const { api, queryClient, language } = context
	try {
		const copyId = await beginCopy(owner, page, context)
		await removeDue({ api, queryClient, language, copyId, name: `${owner} ${subjectOf(page)}` })
		const onShare = (share: number) => noteShare(uploadKey, share)
		await sendFile({ uploadKey, copyId, page, language, onShare, onAway: () => noteAway(true) })
		// Until the copy shows the page, it stays among those that are on the device: nobody is to see it vanish.
		await queryClient.fetchQuery(copyQuery(api, language, copyId))
		return null
	} catch (error) {
		if (error instanceof FileWithdrawn) return null
		if (error instanceof FileRefused) return { ...page, refusal: error.message }
		if (!(error instanceof ApiError)) noteAway(true)
		throw error
	} finally {
		noteShare(uploadKey, null)
	}
}
