import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { needsSignIn } from '#web/lib/api.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'

/** Notices by a refused call that the session has ended elsewhere. */
export function useSessionWatch(): (error: unknown) => void {
	const router = useRouter()
	return useCallback((error) => needsSignIn(error) && noteSessionOver(router), [router])
}
