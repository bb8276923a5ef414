import type { MiqData } from '@aravalli/shared/miq/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { shareLink } from '#web/lib/share-link.ts'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { share2Icon } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/toast.tsx'
import { listPath } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as miqMessages } from './messages.en.ts'
import { useDownload } from './use-download.ts'

interface QuestionActionsProps {
	question: MiqData
	/** The question was opened from this list. */
	list: ListSearch
	origin: string
}

const SHARE_TITLE_CHARACTERS = 50

/** Offers to share, and the file to take home: a plain link, which works without JavaScript too. */
export function QuestionActions({ question, list, origin }: QuestionActionsProps) {
	const m = useMessages(miqMessages)
	const language = useLanguage()
	const { show } = useToast()
	const { _id, questions } = question
	const { isBusy, download, link } = useDownload(question, list)

	async function share() {
		const title = (questions[0] ?? m.title).slice(0, SHARE_TITLE_CHARACTERS)
		const outcome = await shareLink(title, `${origin}${listPath}/${_id}?lang=${language}`)
		if (outcome === 'copied') show({ title: m.linkCopied, kind: 'ok' })
		if (outcome === 'failed') show({ title: m.shareFailed, kind: 'error' })
	}

	return (
		<>
			<IconButton icon={share2Icon} label={m.share} className="needsScript" onClick={() => void share()} />
			<DownloadLink label={m.downloadPdf} link={link} isBusy={isBusy} onDownload={() => void download()} />
		</>
	)
}
