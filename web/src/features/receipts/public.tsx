import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import { messages as receiptMessages } from './messages.en.ts'
import css from './receipt-download.module.css'
import { useReceiptDownload } from './use-receipt-download.ts'

interface ReceiptDownloadProps {
	receiptId: string
	/** 'icon' is for a dense row; the others have the receipt's other forms beside them. */
	variant: 'icon' | 'link' | 'button'
}

/** Takes a receipt home. It is a link to the server's PDF file, and makes one in the browser once the page has its code. */
export function ReceiptDownload({ receiptId, variant }: ReceiptDownloadProps) {
	const m = useMessages(receiptMessages)
	const { isBusy, take, serverFile } = useReceiptDownload(receiptId)
	const main = (
		<a
			href={serverFile}
			download
			className={looks[variant]}
			aria-label={variant === 'icon' ? m.download : undefined}
			title={variant === 'icon' ? m.download : undefined}
			aria-busy={isBusy}
			onClick={(event) => {
				event.preventDefault()
				void take('pdf')
			}}
		>
			<Icon path={downloadIcon} />
			{variant !== 'icon' && <span>{m.download}</span>}
		</a>
	)
	if (variant === 'icon') return main
	return (
		<div className={css.download}>
			{main}
			<p className={css.others}>
				{m.otherForms}{' '}
				<a href={serverFile} download>
					{m.pdf}
				</a>{' '}
				<button type="button" className={`${css.html} needsScript`} onClick={() => void take('html')}>
					{m.html}
				</button>
			</p>
		</div>
	)
}

const looks = {
	icon: iconButtonClass(),
	link: css.link,
	button: buttonClass({ variant: 'secondary' }),
}
