import type { Language } from '@aravalli/shared/language'
import { pdfName } from '@aravalli/shared/study-material/pdf-name'
import { useLanguage } from '#web/lib/language.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import { ToolLink } from '#web/ui/page-tools.tsx'
import { richTextWords } from '#web/ui/rich-text-words.ts'

/** Public files are answered here: with `download=true` the browser saves them. */
const publicFiles = '/api/public-files/'

/**
 * Gives the address from which a file is saved. One of ours is asked for in the page's language and as a download; one
 * that lies elsewhere is left as it is (specification, 2-learning §7).
 */
export function fileAddress(pdfUrl: string, language: Language): string {
	if (!pdfUrl.startsWith(publicFiles)) return pdfUrl
	return `${pdfUrl}${pdfUrl.includes('?') ? '&' : '?'}download=true&lang=${language}`
}

interface SavePdfProps {
	file: { pdfUrl: string; heading: string }
	label: string
	/** Is said after the label to readers, where several files are on a page. */
	about?: string
	isWide?: boolean
	/** It is one of the tools of a page. */
	isTool?: boolean
}

/**
 * Saves an item's PDF file under the name of its heading. It is an ordinary link, which works before and without the
 * page's code.
 */
export function SavePdf({ file: { pdfUrl, heading }, label, about, isWide = false, isTool = false }: SavePdfProps) {
	const language = useLanguage()
	const target = { href: fileAddress(pdfUrl, language), download: pdfName(richTextWords(heading)) }
	if (isTool) return <ToolLink {...target} icon={downloadIcon} label={label} />
	return (
		<a {...target} className={buttonClass({ isWide })}>
			<Icon path={downloadIcon} />
			{label}
			{about && <span className="visuallyHidden"> {about}</span>}
		</a>
	)
}
