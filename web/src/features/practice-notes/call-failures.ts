import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ApiError, needsSignIn } from '#web/lib/api.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'

/** These answers are about the photo itself, or about its question, so another try brings the same. */
const finalStatuses = [400, 404, 413, 415]

export const isFinal = (error: unknown): boolean => error instanceof ApiError && finalStatuses.includes(error.status)

/** The server's own sentence for what it refuses; for all that went wrong by itself `sentence`, which says to try again. */
export function failureText(error: unknown, sentence: string): string {
	return error instanceof ApiError && error.status < 500 && error.message ? error.message : sentence
}

/** Notices by a refused call that the session has ended elsewhere. */
export function useSessionWatch(): (error: unknown) => void {
	const router = useRouter()
	return useCallback((error) => needsSignIn(error) && noteSessionOver(router), [router])
}
