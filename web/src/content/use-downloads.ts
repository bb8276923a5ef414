import { linkOptions, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { needsSignIn } from '#web/lib/api.ts'
import { type LinkTarget, linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as contentMessages } from './messages.en.ts'

/**
 * Lets a reader take an item home, in one way at a time. For that one signs in, and comes back to the item.
 *
 * @param item where the sign-in leads back
 * @param failureText words what went wrong other than a missing sign-in
 */
export function useDownloads(item: LinkTarget, failureText: (error: unknown) => string) {
	const m = useMessages(contentMessages)
	const router = useRouter()
	const { show } = useToast()
	const isSignedIn = useViewer() !== null
	const [busyWith, setBusyWith] = useState<string | null>(null)
	const login = linkOptions({ to: '/login', search: { redirect: linkAddress(item).slice(1) } })

	const askToSignIn = () =>
		show({
			title: m.signInToDownload,
			kind: 'info',
			stays: true,
			action: { label: m.login, onPress: () => void router.navigate(login) },
		})

	function fail(error: unknown) {
		if (!needsSignIn(error)) {
			show({ title: failureText(error), kind: 'error' })
			return
		}
		noteSessionOver(router)
		askToSignIn()
	}

	async function attempt(way: string, download: () => Promise<void>) {
		if (busyWith) return
		if (!isSignedIn) return askToSignIn()
		setBusyWith(way)
		try {
			await download()
		} catch (error) {
			fail(error)
		} finally {
			setBusyWith(null)
		}
	}

	/** A file's link says this, and works without JavaScript. */
	const linkTo = (path: string) => ({ href: isSignedIn ? path : linkAddress(login), isFile: isSignedIn })
	return { busyWith, attempt, linkTo }
}
