import { linkOptions, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type ApiClient, ApiError, needsSignIn } from '#web/lib/api.ts'
import { downloadFile, saveFile } from '#web/lib/download-file.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useToast } from '#web/ui/toast.tsx'
import { questionLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as answerWritingMessages } from './messages.en.ts'

/** Offers the two ways to take a question home. For both one signs in, and comes back to the question. */
export function useDownloads(api: ApiClient, questionId: string, list: ListSearch) {
	const m = useMessages(answerWritingMessages)
	const language = useLanguage()
	const { show } = useToast()
	const isSignedIn = useViewer() !== null
	const { login, askToSignIn, fail } = useRefusals(questionId, list)
	const [busyWith, setBusyWith] = useState<'pdf' | 'html' | null>(null)
	const pdfPath = `/api/content/answer-writing-practice/${questionId}/pdf?lang=${language}`

	async function attempt(kind: 'pdf' | 'html', download: () => Promise<void>) {
		if (busyWith) return
		if (!isSignedIn) return askToSignIn()
		setBusyWith(kind)
		try {
			await download()
		} catch (error) {
			fail(error)
		} finally {
			setBusyWith(null)
		}
	}

	const downloadPdf = () => attempt('pdf', () => downloadFile(pdfPath, `${questionId}.pdf`))

	const downloadHtml = () =>
		attempt('html', async () => {
			const { data } = await api('GET /api/content/answer-writing-practice/:questionId/download', {
				params: { questionId },
				query: { lang: language },
			})
			const content = new Blob([data.pdfContent], { type: 'text/html;charset=utf-8' })
			saveFile(content, data.fileName.replace('.pdf', '.html'))
			show({ title: m.htmlDownloaded, kind: 'ok' })
		})

	/** The PDF's link says this, and works without JavaScript. */
	const pdfLink = { href: isSignedIn ? pdfPath : linkAddress(login), isFile: isSignedIn }
	return { busyWith, downloadPdf, downloadHtml, pdfLink }
}

/** Words a missing sign-in, a refusal by the server and a network that is away, each in a sentence of its own. */
function useRefusals(questionId: string, list: ListSearch) {
	const m = useMessages(answerWritingMessages)
	const router = useRouter()
	const { show } = useToast()
	const login = linkOptions({
		to: '/login',
		search: { redirect: linkAddress(questionLink(list, questionId)).slice(1) },
	})
	const askToSignIn = () =>
		show({
			title: m.signInToDownload,
			kind: 'info',
			stays: true,
			action: { label: m.login, onPress: () => void router.navigate(login) },
		})
	const fail = (error: unknown) => {
		if (!needsSignIn(error)) {
			show({ title: error instanceof ApiError ? m.downloadFailed : m.downloadError, kind: 'error' })
			return
		}
		noteSessionOver(router)
		askToSignIn()
	}
	return { login, askToSignIn, fail }
}
