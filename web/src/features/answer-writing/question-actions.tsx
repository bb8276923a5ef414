import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { useState } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { shareLink } from '#web/lib/share-link.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { downloadIcon } from '#web/ui/icons/download.ts'
import { fileTextIcon } from '#web/ui/icons/file-text.ts'
import { share2Icon } from '#web/ui/icons/share-2.ts'
import { useToast } from '#web/ui/toast.tsx'
import { answerWritingMessages } from './messages.ts'
import css from './question-actions.module.css'

interface QuestionActionsProps {
	api: ApiClient
	question: QuestionData
	origin: string
}

const SHARE_TITLE_CHARACTERS = 50

/** Share, and the two ways to take a question home. The PDF is a plain link, which works without JavaScript too. */
export function QuestionActions({ api, question, origin }: QuestionActionsProps) {
	const m = useMessages(answerWritingMessages)
	const language = useLanguage()
	const { show } = useToast()
	const [busyWith, setBusyWith] = useState<'pdf' | 'html' | null>(null)
	const { questionId } = question
	const pdfPath = `/api/content/answer-writing-practice/${questionId}/pdf?lang=${language}`

	async function share() {
		const url = `${origin}/answer-writing-practice/${questionId}?lang=${language}`
		const outcome = await shareLink(question.questionText.slice(0, SHARE_TITLE_CHARACTERS), url)
		if (outcome === 'copied') show({ title: m.linkCopied, kind: 'ok' })
		if (outcome === 'failed') show({ title: m.shareFailed, kind: 'error' })
	}

	/** A refusal by the server and a network that is away have sentences of their own. */
	async function attempt(kind: 'pdf' | 'html', download: () => Promise<void>) {
		if (busyWith) return
		setBusyWith(kind)
		try {
			await download()
		} catch (error) {
			show({ title: error instanceof ApiError ? m.downloadFailed : m.downloadError, kind: 'error' })
		} finally {
			setBusyWith(null)
		}
	}

	const downloadPdf = () =>
		attempt('pdf', async () => {
			const response = await fetch(pdfPath)
			if (!response.ok) throw new ApiError(response.status, { code: 'download.failed', message: m.downloadFailed })
			saveFile(await response.blob(), `aravalli-${questionId}.pdf`)
		})

	const downloadHtml = () =>
		attempt('html', async () => {
			const { data } = await api('GET /api/content/answer-writing-practice/:questionId/download', {
				params: { questionId },
				query: { lang: language },
			})
			const content = new Blob([data.pdfContent], { type: 'text/html;charset=utf-8' })
			saveFile(content, data.fileName.replace('.pdf', '.html'))
			show({ title: m.htmlDownloaded, kind: 'ok' })
		})

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
			<a
				href={pdfPath}
				download
				className={`${buttonClass({ isCompact: true })} ${css.pdf}`}
				aria-label={m.downloadPdf}
				aria-busy={busyWith === 'pdf'}
				onClick={(event) => {
					event.preventDefault()
					void downloadPdf()
				}}
			>
				<Icon path={downloadIcon} />
				<span className={css.label}>{m.downloadPdf}</span>
			</a>
		</>
	)
}
