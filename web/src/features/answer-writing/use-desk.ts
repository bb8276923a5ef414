import { useEffect, useState } from 'react'
import { documentLanguage } from '#web/lib/language.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { loadMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'

type Desk = typeof import('./desk/desk.tsx').desk

/** What editors have beside what readers see. Its code comes to nobody else. */
async function loadDesk(): Promise<Desk> {
	const { desk } = await import('./desk/desk.tsx')
	await loadMessages(documentLanguage())
	return desk
}

/** Null for readers, and until its code is there. */
export function useDesk(): Desk | null {
	const [desk, setDesk] = useState<Desk | null>(null)
	const role = useViewer()?.role
	const isEditor = role === 'CONTENT_ADMIN' || role === 'ADMIN'
	useEffect(() => {
		if (isEditor) loadDesk().then(setDesk, (error: unknown) => logFailure('The desk could not be loaded.', error))
	}, [isEditor])
	return isEditor ? desk : null
}
