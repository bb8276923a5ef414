import type { MiqData } from '@aravalli/shared/miq/contract'
import { linkOptions, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { needsSignIn } from '#web/lib/api.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useToast } from '#web/ui/toast.tsx'
import { questionLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as miqMessages } from './messages.en.ts'

/** Takes a question home as a PDF. For that one signs in, and comes back to the question. */
export function useDownload({ _id, paperNo }: MiqData, list: ListSearch) {
	const m = useMessages(miqMessages)
	const language = useLanguage()
	const router = useRouter()
	const { show } = useToast()
	const isSignedIn = useViewer() !== null
	const [isBusy, setIsBusy] = useState(false)
	const path = `/api/miq/${_id}/download?lang=${language}`
	const login = linkOptions({ to: '/login', search: { redirect: linkAddress(questionLink(list, _id)).slice(1) } })

	const askToSignIn = () =>
		show({
			title: m.signInToDownload,
			kind: 'info',
			stays: true,
			action: { label: m.login, onPress: () => void router.navigate(login) },
		})

	function fail(error: unknown) {
		if (needsSignIn(error)) {
			noteSessionOver(router)
			askToSignIn()
			return
		}
		logFailure('The PDF could not be downloaded.', error)
		show({ title: m.downloadFailed, kind: 'error' })
	}

	async function download() {
		if (isBusy) return
		if (!isSignedIn) return askToSignIn()
		setIsBusy(true)
		try {
			await downloadFile(path, `${paperNo}-${_id}.pdf`)
		} catch (error) {
			fail(error)
		} finally {
			setIsBusy(false)
		}
	}

	/** The link says this, and works without JavaScript. */
	const link = { href: isSignedIn ? path : linkAddress(login), isFile: isSignedIn }
	return { isBusy, download, link }
}
