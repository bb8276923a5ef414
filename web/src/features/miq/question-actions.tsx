import type { MiqData } from '@aravalli/shared/miq/contract'
import type { ItemProps } from '#web/content/listed-kind.ts'
import { messages as contentMessages } from '#web/content/messages.en.ts'
import { ShareAction } from '#web/content/share-action.tsx'
import { useDownloads } from '#web/content/use-downloads.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { messages as miqMessages } from './messages.en.ts'
import { miqKind } from './miq-kind.ts'

/** Offers to share, and the file to take home: a plain link, which works without JavaScript too. */
export function QuestionActions({ item: question, link, origin }: ItemProps<MiqData>) {
	const m = useMessages(miqMessages)
	const { downloadPdf } = useMessages(contentMessages)
	const language = useLanguage()
	const { _id, questions, paperNo } = question
	const { busyWith, attempt, linkTo } = useDownloads(link, (error) => {
		logFailure('The PDF could not be downloaded.', error)
		return m.downloadFailed
	})
	const path = `/api/miq/${_id}/download?lang=${language}`
	const download = () => attempt('pdf', () => downloadFile(path, `${paperNo}-${_id}.pdf`))
	return (
		<>
			<ShareAction title={questions[0] ?? m.title} url={`${origin}${miqKind.path}/${_id}`} copied={m.linkCopied} />
			<DownloadLink
				label={downloadPdf}
				link={linkTo(path)}
				isBusy={busyWith !== null}
				onDownload={() => void download()}
			/>
		</>
	)
}
