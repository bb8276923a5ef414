import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import type { ItemProps } from '#web/content/listed-kind.ts'
import { messages as contentMessages } from '#web/content/messages.en.ts'
import { ShareAction } from '#web/content/share-action.tsx'
import { useDownloads } from '#web/content/use-downloads.ts'
import { ApiError } from '#web/lib/api.ts'
import { downloadFile, saveFile } from '#web/lib/download-file.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { fileTextIcon } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/toast.tsx'
import { answerWritingKind } from './answer-writing-kind.ts'
import { EditAction } from './edit-action.tsx'
import { messages as answerWritingMessages } from './messages.en.ts'

/**
 * Offers to share, and the two ways to take a question home. The PDF is a plain link, which works without JavaScript
 * too.
 */
export function QuestionActions({ api, item, link, origin }: ItemProps<QuestionData>) {
	const m = useMessages(answerWritingMessages)
	const { downloadPdf } = useMessages(contentMessages)
	const lang = useLanguage()
	const { show } = useToast()
	const { questionId, questionText } = item
	const { busyWith, attempt, linkTo } = useDownloads(link, (error) =>
		error instanceof ApiError ? m.downloadFailed : m.downloadError,
	)
	const pdfPath = `/api/content/answer-writing-practice/${questionId}/pdf?lang=${lang}`

	async function saveHtml() {
		const { data } = await api('GET /api/content/answer-writing-practice/:questionId/download', {
			params: { questionId },
			query: { lang },
		})
		const content = new Blob([data.pdfContent], { type: 'text/html;charset=utf-8' })
		saveFile(content, data.fileName.replace('.pdf', '.html'))
		show({ title: m.htmlDownloaded, kind: 'ok' })
	}

	return (
		<>
			<EditAction questionId={questionId} />
			<ShareAction
				title={questionText}
				url={`${origin}${answerWritingKind.path}/${questionId}`}
				copied={m.linkCopied}
			/>
			<IconButton
				icon={fileTextIcon}
				label={m.downloadHtml}
				className="needsScript"
				aria-busy={busyWith === 'html'}
				onClick={() => void attempt('html', saveHtml)}
			/>
			<DownloadLink
				label={downloadPdf}
				link={linkTo(pdfPath)}
				isBusy={busyWith === 'pdf'}
				onDownload={() => void attempt('pdf', () => downloadFile(pdfPath, `${questionId}.pdf`))}
			/>
		</>
	)
}
