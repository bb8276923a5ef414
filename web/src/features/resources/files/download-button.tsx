import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import { messages as resourceMessages } from '../messages.en.ts'
import { useFileDownload } from './use-file-download.ts'

interface DownloadButtonProps {
	/** Is the path of the call, without the language. */
	path: string
	fileName: string
	/** Says what is downloaded. */
	title: string
	isWide?: boolean
}

/** Takes a file home. Before JavaScript it is a plain link to the file. */
export function DownloadButton({ path, fileName, title, isWide }: DownloadButtonProps) {
	const m = useMessages(resourceMessages)
	const { isBusy, download, addressOf } = useFileDownload()
	return (
		<a
			href={addressOf(path)}
			download={fileName}
			className={buttonClass({ isWide })}
			aria-label={m.downloadOf(title)}
			aria-busy={isBusy}
			onClick={(event) => {
				event.preventDefault()
				void download(path, fileName)
			}}
		>
			<Icon path={downloadIcon} />
			{isBusy ? m.downloading : m.download}
		</a>
	)
}
