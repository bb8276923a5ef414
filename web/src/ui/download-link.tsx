import { buttonClass } from './button-class.ts'
import css from './download-link.module.css'
import { Icon } from './icon.tsx'
import { downloadIcon } from './icons.ts'

interface DownloadLinkProps {
	label: string
	/** Works without JavaScript: the file, or the way to sign in for it. */
	link: { href: string; isFile: boolean }
	isBusy: boolean
	/** Takes the place of the link. */
	onDownload: () => void
}

/** Takes something home, from the title bar of a dialog. */
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
