import { buttonClass } from './button-class.ts'
import css from './download-link.module.css'
import { Icon } from './icon.tsx'
import { downloadIcon } from './icons.ts'

interface DownloadLinkProps {
	label: string
	/** The link works without JavaScript: it leads to the file, or to the way to sign in for it. */
	link: { href: string; isFile: boolean }
	isBusy: boolean
	/** The call takes the place of the link once the page has its code. */
	onDownload: () => void
}

/** Stands in the title bar of a dialog and takes its content home as a file. */
export function DownloadLink({ label, link, isBusy, onDownload }: DownloadLinkProps) {
	return (
		<a
			href={link.href}
			download={link.isFile}
			className={`${buttonClass({ isCompact: true })} ${css.link}`}
			aria-label={label}
			aria-busy={isBusy}
			onClick={(event) => {
				event.preventDefault()
				onDownload()
			}}
		>
			<Icon path={downloadIcon} />
			<span className={css.label}>{label}</span>
		</a>
	)
}
