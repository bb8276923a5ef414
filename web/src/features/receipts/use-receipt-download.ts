import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, needsSignIn } from '#web/lib/api.ts'
import { dataOf } from '#web/lib/data-of.ts'
import { saveFile } from '#web/lib/download-file.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as receiptMessages } from './messages.en.ts'

/** Takes a receipt home: as the PDF file that is made here of the server's document, or as that document. */
export function useReceiptDownload(receiptId: string) {
	const m = useMessages(receiptMessages)
	const api = useApi()
	const router = useRouter()
	const lang = useLanguage()
	const { show } = useToast()
	const [isBusy, setIsBusy] = useState(false)

	function tell(error: unknown) {
		if (needsSignIn(error)) noteSessionOver(router)
		else logFailure('The receipt could not be downloaded.', error)
		const title = error instanceof ApiError ? error.message || m.failed : m.failedHere
		show({ title, kind: 'error' })
	}

	async function take(form: 'pdf' | 'html') {
		if (isBusy) return
		setIsBusy(true)
		try {
			const asked = api('GET /api/receipts/:receiptId/download', { params: { receiptId }, query: { lang } })
			const { htmlContent, fileName = placeholderName() } = await dataOf(asked)
			if (form === 'html') saveFile(new Blob([htmlContent], { type: 'text/html' }), fileName.replace(/pdf$/, 'html'))
			else saveFile(await (await import('./pdf/build-pdf.ts')).buildPdf(htmlContent), fileName)
			show({ title: m.downloaded, kind: 'ok' })
		} catch (error) {
			tell(error)
		} finally {
			setIsBusy(false)
		}
	}

	/** Is the server's own file, which is there without JavaScript, too. */
	const serverFile = `/api/receipts/${encodeURIComponent(receiptId)}/pdf?lang=${lang}`
	return { isBusy, take, serverFile }
}

/** Names the file where the server has not said its number: the official one is the server's alone. */
const placeholderName = () => `receipt-CR-${String(Date.now()).slice(-8)}.pdf`
