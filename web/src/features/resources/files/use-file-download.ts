import { linkOptions, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, needsSignIn } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as resourceMessages } from '../messages.en.ts'

/**
 * Has the browser save a file itself, which it can stop, go on with and show how far it is. Whether it may be had is asked first: a
 * refusal is then a sentence on the page, and no file with that sentence in it.
 */
export function useFileDownload() {
	const m = useMessages(resourceMessages)
	const language = useLanguage()
	const router = useRouter()
	const { show } = useToast()
	const [isBusy, setIsBusy] = useState(false)

	function fail(error: unknown) {
		if (!needsSignIn(error)) {
			const sentence = error instanceof ApiError ? error.message : ''
			show({ title: sentence || m.downloadFailed, kind: 'error' })
			return
		}
		noteSessionOver(router)
		const { pathname, searchStr } = router.state.location
		const login = linkOptions({ to: '/login', search: { redirect: pathname + searchStr } })
		const action = { label: m.login, onPress: () => void router.navigate(login) }
		show({ title: m.loginToDownload, kind: 'info', stays: true, action })
	}

	async function download(path: string, fileName: string) {
		if (isBusy) return
		setIsBusy(true)
		try {
			const address = addressIn(path, language)
			await askFor(address)
			save(address, fileName)
		} catch (error) {
			fail(error)
		} finally {
			setIsBusy(false)
		}
	}
	return { isBusy, download, addressOf: (path: string) => addressIn(path, language) }
}

const addressIn = (path: string, language: string) => `${path}?lang=${language}`

/** Asks for the first byte alone. @throws ApiError for a refusal */
async function askFor(address: string): Promise<void> {
	const response = await fetch(address, { headers: { range: 'bytes=0-0' } })
	if (response.ok) return
	const refusal = await response.json().catch(() => ({ code: 'download.failed', message: '' }))
	throw new ApiError(response.status, refusal)
}

function save(address: string, fileName: string): void {
	const link = document.createElement('a')
	link.href = address
	link.download = fileName
	link.click()
}
