import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import type { FileUse, SendFile } from './file-sending.ts'

interface Sending {
	/** Is how much has left, between 0 and 1; null while nothing is on its way. */
	share: number | null
	/** Names the file that was sent last. */
	name: string
	/** Is the server's sentence about what went wrong; empty where it said nothing. */
	problem: string | null
}

const idle: Sending = { share: null, name: '', problem: null }

/** Sends a file at a time; whoever leaves the page stops it. */
export function useFileSending(send: SendFile, use: FileUse, onSent: (address: string) => void) {
	const [state, setState] = useState(idle)
	const stopping = useRef<AbortController | null>(null)
	useEffect(() => () => stopping.current?.abort(), [])
	const begin = async (file: File) => {
		const own = new AbortController()
		stopping.current = own
		setState({ share: 0, name: file.name, problem: null })
		try {
			const onProgress = (share: number) => setState({ share, name: file.name, problem: null })
			const { address } = await send(file, use, onProgress, own.signal)
			onSent(address)
			setState({ share: null, name: file.name, problem: null })
		} catch (error) {
			const sentence = error instanceof ApiError ? error.message : ''
			setState({ ...idle, problem: own.signal.aborted ? null : sentence })
		}
	}
	return { state, begin, stop: () => stopping.current?.abort() }
}
