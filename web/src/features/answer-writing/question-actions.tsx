import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { shareLink } from '#web/lib/share-link.ts'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { fileTextIcon, share2Icon } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { ListSearch } from './list-search.ts'
import { messages as answerWritingMessages } from './messages.en.ts'
import { useDownloads } from './use-downloads.ts'

interface QuestionActionsProps {
	api: ApiClient
	question: QuestionData
	/** The question was opened from this list. */
	list: ListSearch
	origin: string
}

const SHARE_TITLE_CHARACTERS = 50

/**
 * Offers to share, and the two ways to take a question home. The PDF is a plain link, which works without JavaScript
 * too.
 */
export function QuestionActions({ api, question, list, origin }: QuestionActionsProps) {
	const m = useMessages(answerWritingMessages)
	const language = useLanguage()
	const { show } = useToast()
	const { questionId } = question
	const { busyWith, downloadPdf, downloadHtml, pdfLink } = useDownloads(api, questionId, list)

	async function share() {
		const url = `${origin}/answer-writing-practice/${questionId}?lang=${language}`
		const outcome = await shareLink(question.questionText.slice(0, SHARE_TITLE_CHARACTERS), url)
		if (outcome === 'copied') show({ title: m.linkCopied, kind: 'ok' })
		if (outcome === 'failed') show({ title: m.shareFailed, kind: 'error' })
	}

	return (
		<>
			<IconButton icon={share2Icon} label={m.share} className="needsScript" onClick={() => void share()} />
			<IconButton
				icon={fileTextIcon}
				label={m.downloadHtml}
				className="needsScript"
				aria-busy={busyWith === 'html'}
				onClick={() => void downloadHtml()}
			/>
			<DownloadLink
				label={m.downloadPdf}
				link={pdfLink}
				isBusy={busyWith === 'pdf'}
				onDownload={() => void downloadPdf()}
			/>
		</>
	)
}
