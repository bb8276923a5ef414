import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { shareLink } from '#web/lib/share-link.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { downloadIcon } from '#web/ui/icons/download.ts'
import { fileTextIcon } from '#web/ui/icons/file-text.ts'
import { share2Icon } from '#web/ui/icons/share-2.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { ListSearch } from './list-search.ts'
import { answerWritingMessages } from './messages.ts'
import css from './question-actions.module.css'
import { useDownloads } from './use-downloads.ts'

interface QuestionActionsProps {
	api: ApiClient
	question: QuestionData
	/** What the question was opened from. */
	list: ListSearch
	origin: string
}

const SHARE_TITLE_CHARACTERS = 50

/** Share, and the two ways to take a question home. The PDF is a plain link, which works without JavaScript too. */
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
			<a
				href={pdfLink.href}
				download={pdfLink.isFile}
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
