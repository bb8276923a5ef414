import { useDownloads } from '#web/content/use-downloads.ts'
import { ApiError } from '#web/lib/api.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon, uploadIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { deskListLink } from '../desk-links.ts'
import type { DeskSearch } from '../list/desk-search.ts'
import { exportAddress } from './export-address.ts'
import { importLink } from './import-link.ts'
import { messages as transferMessages } from './messages.en.ts'

interface TransferLinksProps {
	type: string
	asked: DeskSearch
}

/** Takes out what the list shows, all pages of it, and leads to where files are brought in. */
export function TransferLinks({ type, asked: { page: _, ...list } }: TransferLinksProps) {
	const m = useMessages(transferMessages)
	const { busyWith, attempt, linkTo } = useDownloads(deskListLink(type), (error) => {
		logFailure('The export could not be downloaded.', error)
		return (error instanceof ApiError && error.message) || m.exportFailed
	})
	return (
		<>
			{(['xlsx', 'csv'] as const).map((format) => {
				const path = exportAddress(type, { ...list, format })
				const { href, isFile } = linkTo(path)
				return (
					<a
						key={format}
						href={href}
						download={isFile}
						title={m.exports}
						className={buttonClass({ isCompact: true })}
						aria-busy={busyWith === format}
						onClick={(event) => {
							event.preventDefault()
							void attempt(format, () => downloadFile(path, `${type}.${format}`))
						}}
					>
						<Icon path={downloadIcon} />
						{m.exportAs[format]}
					</a>
				)
			})}
			<PageLink link={importLink(type)} className={buttonClass({ isCompact: true })}>
				<Icon path={uploadIcon} />
				{m.import}
			</PageLink>
		</>
	)
}
