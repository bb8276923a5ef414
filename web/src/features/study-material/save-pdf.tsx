import { pdfName } from '@aravalli/shared/study-material/pdf-name'
import { useLanguage } from '#web/lib/language.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import { richTextWords } from '#web/ui/rich-text-words.ts'
import { fileAddress } from './file-address.ts'

interface SavePdfProps {
	file: { pdfUrl: string; heading: string }
	label: string
	/** Said after the label to readers, where several files are on a page. */
	about?: string
	isWide?: boolean
}

/** Saves an item's PDF file under the name of its heading. An ordinary link: it works before and without the page's code. */
export function SavePdf({ file: { pdfUrl, heading }, label, about, isWide = false }: SavePdfProps) {
	const language = useLanguage()
	return (
		<a
			href={fileAddress(pdfUrl, language)}
			download={pdfName(richTextWords(heading))}
			className={buttonClass({ isCompact: true, isWide })}
		>
			<Icon path={downloadIcon} />
			{label}
			{about && <span className="visuallyHidden"> {about}</span>}
		</a>
	)
}
